/** Short and long names of places that data writes one way and people say another; lower case, each line one place. */
const others =
  'united kingdom,uk,great britain,britain,gb|united states,usa,us,united states of america,america,the states|' +
  'united arab emirates,uae,emirates|netherlands,the netherlands,holland|south korea,korea,republic of korea|czechia,czech republic|' +
  'turkey,türkiye,turkiye|russia,russian federation|vietnam,viet nam|ivory coast,côte d’ivoire,cote d ivoire|new zealand,nz|' +
  'south africa,rsa|saudi arabia,ksa|hong kong,hk|european union,eu|democratic republic of the congo,drc|' +
  'new york city,nyc,new york|los angeles,la|san francisco,sf|washington,washington dc,dc,washington d c|philadelphia,philly|' +
  'las vegas,vegas|new orleans,nola|saint louis,st louis|saint petersburg,st petersburg|mumbai,bombay|beijing,peking|kyiv,kiev|' +
  'munich,münchen|cologne,köln|vienna,wien|zurich,zürich|geneva,genève|rome,roma|milan,milano|florence,firenze|venice,venezia|' +
  'turin,torino|naples,napoli|prague,praha|warsaw,warszawa|lisbon,lisboa|copenhagen,københavn|gothenburg,göteborg|brussels,bruxelles|' +
  'emea,europe middle east and africa|apac,asia pacific|latam,latin america|north america,na,namer|middle east and africa,mea';

const threeLetterCodes =
  'arg:AR aus:AU aut:AT bel:BE bra:BR can:CA che:CH chl:CL chn:CN col:CO cze:CZ deu:DE dnk:DK egy:EG esp:ES est:EE fin:FI fra:FR ' +
  'gbr:GB grc:GR hun:HU idn:ID ind:IN irl:IE isl:IS isr:IL ita:IT jpn:JP ken:KE kor:KR ltu:LT lva:LV mar:MA mex:MX mys:MY nga:NG ' +
  'nld:NL nor:NO nzl:NZ pak:PK per:PE phl:PH pol:PL prt:PT rou:RO rus:RU sau:SA sgp:SG svk:SK svn:SI swe:SE tha:TH tur:TR twn:TW ' +
  'ukr:UA usa:US vnm:VN zaf:ZA';

const states =
  'alabama:al alaska:ak arizona:az arkansas:ar california:ca colorado:co connecticut:ct delaware:de florida:fl georgia:ga hawaii:hi ' +
  'idaho:id illinois:il indiana:in iowa:ia kansas:ks kentucky:ky louisiana:la maine:me maryland:md massachusetts:ma michigan:mi ' +
  'minnesota:mn mississippi:ms missouri:mo montana:mt nebraska:ne nevada:nv new_hampshire:nh new_jersey:nj new_mexico:nm new_york:ny ' +
  'north_carolina:nc north_dakota:nd ohio:oh oklahoma:ok oregon:or pennsylvania:pa rhode_island:ri south_carolina:sc south_dakota:sd ' +
  'tennessee:tn texas:tx utah:ut vermont:vt virginia:va washington:wa west_virginia:wv wisconsin:wi wyoming:wy ' +
  'district_of_columbia:dc ontario:on quebec:qc british_columbia:bc alberta:ab manitoba:mb saskatchewan:sk nova_scotia:ns';

const isoCodes =
  'AE AR AT AU BD BE BG BR CA CH CL CN CO CR CY CZ DE DK EC EE EG ES FI FR GB GH GR HK HR HU ID IE IL IN IS IT JP KE KR LT LU LV MA MT ' +
  'MX MY NG NL NO NZ PE PH PK PL PT QA RO RS RU SA SE SG SI SK TH TN TR TW TZ UA UG US UY VN ZA';

/** The other names by which a place may stand in data: "uk" → united kingdom, great britain, gb. Empty for what is no known place. */
export function otherPlaceNames(name: string): string[] {
  return [...(namesByPlace.get(name) ?? [])].filter((other) => other !== name);
}

const namesByPlace = indexOf([
  ...others.split('|').map((line) => line.split(',')),
  ...countries(),
  ...stateNames(),
]);

function countries(): string[][] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const long = new Map(threeLetterCodes.split(' ').map((pair) => [pair.slice(4), pair.slice(0, 3)]));
  return isoCodes.split(' ').map((code) => {
    const name = (names.of(code) ?? code).toLowerCase();
    const three = long.get(code);
    return [name, code.toLowerCase(), ...(three === undefined ? [] : [three])];
  });
}

function stateNames(): string[][] {
  return states.split(' ').map((pair) => pair.replaceAll('_', ' ').split(':'));
}

/** One line of names of one place; a name that is of two places stands for the other names of both. */
function indexOf(groups: string[][]): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>();
  for (const group of groups)
    for (const name of group) index.set(name, new Set([...(index.get(name) ?? []), ...group]));
  return index;
}
