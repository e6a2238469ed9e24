/** What people and things of a country are called, with the names under which the country stands in data; lower case. */
const lines =
  'american:usa,us,united states,united states of america|argentinian:argentina|argentine:argentina|australian:australia|austrian:austria|' +
  'belgian:belgium|brazilian:brazil|british:united kingdom,uk,great britain|bulgarian:bulgaria|canadian:canada|chilean:chile|' +
  'chinese:china|colombian:colombia|croatian:croatia|czech:czech republic,czechia|danish:denmark|dutch:netherlands,the netherlands|' +
  'egyptian:egypt|english:england|estonian:estonia|finnish:finland|french:france|german:germany|greek:greece|hungarian:hungary|' +
  'icelandic:iceland|indian:india|indonesian:indonesia|irish:ireland|israeli:israel|italian:italy|japanese:japan|kenyan:kenya|' +
  'korean:south korea,korea|latvian:latvia|lithuanian:lithuania|malaysian:malaysia|mexican:mexico|moroccan:morocco|nigerian:nigeria|' +
  'norwegian:norway|pakistani:pakistan|peruvian:peru|polish:poland|portuguese:portugal|romanian:romania|russian:russia|' +
  'saudi:saudi arabia|scottish:scotland|serbian:serbia|singaporean:singapore|slovak:slovakia|slovenian:slovenia|south african:south africa|' +
  'spanish:spain|swedish:sweden|swiss:switzerland|thai:thailand|turkish:turkey,türkiye|ukrainian:ukraine|vietnamese:vietnam|welsh:wales|' +
  'european:europe|asian:asia|african:africa';

const countriesByDemonym = new Map<string, string[]>(
  lines.split('|').map((line) => {
    const [demonym = '', countries = ''] = line.split(':');
    return [demonym, countries.split(',')];
  }),
);

/** "Brazilian" → Brazil. */
export function countriesCalled(word: string): string[] {
  return countriesByDemonym.get(word) ?? countriesByDemonym.get(word.replace(/s$/, '')) ?? [];
}

const gendersByNoun = new Map<string, string[]>(
  Object.entries({
    woman: ['f', 'female', 'w', 'woman', 'women'],
    female: ['f', 'female', 'w', 'woman', 'women'],
    lady: ['f', 'female', 'w', 'woman', 'women'],
    girl: ['f', 'female', 'girl'],
    man: ['m', 'male', 'man', 'men'],
    male: ['m', 'male', 'man', 'men'],
    boy: ['m', 'male', 'boy'],
  }),
);

/** How a column of genders may write "women" or "men"; by lemma. */
export function gendersCalled(lemma: string): string[] {
  return gendersByNoun.get(lemma) ?? [];
}
