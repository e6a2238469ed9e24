/** What a sign weighs more or less within one form of question, fitted (`row-trust.ts`): sign=weight, by form. */
const lines: Record<string, string> = {
  beside:
    'rivals=-0.93;shows a number=-0.68;asked by part=-0.45;nothing left=-0.33;much left=-0.3;comma said=-0.21;beside a part=-0.17;' +
    'left noun=-0.17;part left out=-0.16;tolerant=-0.15;long question=-0.14;shows an order=-0.13;left headerVerb=-0.12;' +
    'cell left out=-0.08;left header=-0.06;place without time=0.09;who asks for a text=0.14;outcome said=0.15;' +
    'place in the list=0.16;left unread=0.19;left behind an article=0.2;left beside a header=0.22;lookup=0.32;short question=0.37;' +
    'many columns=0.37;asked by subject=0.39;no subject=0.39;asked by nothing=0.44;which asks for a text=0.45;' +
    'what asks for a text=0.48;shows the subject=0.59;cell with brackets=0.71;asked by who=0.88',
  choice:
    'left unread=-0.5;many rows=-0.25;extreme of texts=-0.18;tolerant=-0.14;shows the subject=-0.09;long question=0.07;' +
    'choice by a condition=0.1;nothing asks for a text=0.12;choice=0.14;shows column=0.14;either=0.14;which asks for a text=0.15;' +
    'extreme within=0.21;no subject=0.24;several conditions=0.31;whole cell=0.32;extreme descending=0.36;nothing left=0.45',
  count:
    'unread between=-0.75;joined=-0.66;unread not=-0.63;tolerant=-0.59;one counted=-0.57;names the subject=-0.53;many rivals=-0.42;' +
    'short cell=-0.41;unread than=-0.41;no subject=-0.39;left about=-0.37;extreme left out=-0.35;several conditions=-0.35;' +
    'extreme of any amount=-0.34;left beside a cell=-0.33;all counted=-0.32;unread all=-0.3;repeated=-0.29;unread cell=-0.27;' +
    'no condition=-0.27;very long question=-0.27;unread first=-0.25;unread number=-0.25;much left=-0.23;left other=-0.22;' +
    'headInCells=-0.21;counts a single row=-0.2;part of a cell=-0.2;left page word=-0.19;unread comparisons=-0.19;' +
    'unread less=-0.19;long question=-0.17;counts part of a header=-0.17;unread same=-0.17;agreed=-0.16;many counted=-0.15;' +
    'unread heavy=-0.14;denied=-0.14;top places=-0.14;left header=-0.13;unread consecutive=-0.13;verb of all=-0.13;and said=-0.13;' +
    'all rows=-0.13;short question=-0.11;count with nothing left=-0.1;unread under=-0.09;left rows=-0.08;' +
    'left behind an article=-0.08;the only one=-0.08;different counted=-0.07;counts an amount=0.07;few counted=0.09;' +
    'unread besides=0.1;cell of several columns=0.11;shows the subject=0.12;left verb=0.13;compares one of several amounts=0.13;' +
    'whole cell=0.14;both said=0.14;headless=0.16;nothing left=0.16;compared=0.16;only said=0.16;unread relations=0.18;' +
    'left in the plural=0.18;counts cells=0.18;rivals=0.19;unread places=0.19;unread time=0.23;left headerVerb=0.24;' +
    'times counted=0.24;counts a header=0.24;counts names=0.25;count=0.26;shows count=0.26;unread least=0.38;shows an order=0.43;' +
    'part left out=0.45;comma said=0.46;stretched more=0.56;compares the only amount=0.59;part of a text=0.59;' +
    'unread superlatives=0.6;unread more=0.62;empty cells=0.69',
  difference:
    'tolerant=-0.24;difference=0.22;shows difference=0.22;no condition=0.22;nothing left=0.22;and said=0.24',
  extreme:
    'cell of several things=-0.83;which asks for a number=-0.76;rivals=-0.68;short question=-0.41;unread number=-0.39;' +
    'left in the plural=-0.37;place by time=-0.33;extreme within=-0.32;comma said=-0.3;asked by nothing=-0.29;shows a number=-0.27;' +
    'tolerant=-0.25;unread word=-0.21;extreme beside totals=-0.2;left noun=-0.19;left header=-0.11;extreme of any amount=-0.1;' +
    'extreme descending=-0.09;many columns=-0.09;extreme over gaps=-0.08;left behind an article=-0.07;left unread=0.09;' +
    'extreme of a header=0.09;shows the subject=0.1;extreme ascending=0.11;many rows=0.11;much left=0.13;asked by subject=0.14;' +
    'what asks for a text=0.14;asked by header=0.17;left about=0.17;no subject=0.18;no condition=0.2;extreme of a far header=0.2;' +
    'who asks for a text=0.25;unread heavy=0.27;outcome said=0.27;left name=0.31;asked by a compound=0.31;left page word=0.34;' +
    'asked by part=0.39;what asks for a number=0.47',
  frequency:
    'which asks for a text=-0.4;nothing left=-0.3;no condition=0.11;left verb=0.12;lookup=0.14;shows column=0.14;most often=0.14;' +
    'short question=0.15;no subject=0.38',
  place:
    'cell left out=-0.95;many columns=-0.71;stretched more=-0.67;names the subject=-0.54;outcome said=-0.48;' +
    'cell with brackets=-0.46;left header=-0.44;part of a cell=-0.35;shows a number=-0.32;asked by subject=-0.29;' +
    'cell of several columns=-0.28;nothing asks for a text=-0.28;left about=-0.27;unread cell=-0.24;unread word=-0.21;' +
    'cell beside its header=-0.19;unread heavy=-0.18;left behind an article=-0.18;rivals=-0.15;part of several=-0.15;' +
    'comma said=-0.14;asked by who=-0.12;many rows=-0.12;what asks for a text=-0.11;shows the subject=-0.11;lookup=-0.09;' +
    'left unread=-0.08;many rivals=-0.08;asked by part=-0.08;unread places=0.07;left in the plural=0.08;which asks for a text=0.09;' +
    'tolerant=0.12;long question=0.13;who asks for a text=0.14;cell of several things=0.16;no subject=0.17;no condition=0.18;' +
    'left page word=0.18;part left out=0.18;asked by kind=0.2;placedByOrder=0.21;left name=0.22;short question=0.27;' +
    'left beside a header=0.29;nothing left=0.3;whole number=0.32;unread number=0.34;near cells=0.34;whole cell=0.36;' +
    'several conditions=0.43;asked by header=0.48',
  plain:
    'unread more=-0.94;cell of several lines=-0.94;unread superlatives=-0.78;compares the only amount=-0.75;told was said=-0.7;' +
    'unread besides=-0.67;asked by nothing=-0.52;asked by a compound=-0.51;unread previous=-0.49;cell of several columns=-0.48;' +
    'nothing asks for a number=-0.46;left headerVerb=-0.46;cell with brackets=-0.45;stretched more=-0.44;unread or=-0.41;' +
    'part left out=-0.41;part of a name=-0.37;near cells=-0.36;cell left out=-0.34;left in the plural=-0.32;left name=-0.32;' +
    'counts a header=-0.32;unread most=-0.27;left unread=-0.26;part of a text=-0.26;left beside a header=-0.25;long cell=-0.25;' +
    'unread relations=-0.24;rivals=-0.23;unread than=-0.22;left header=-0.21;who asks for a text=-0.2;asked by subject=-0.19;' +
    'many rivals=-0.16;what asks for a number=-0.16;what asks for a text=-0.16;left rows=-0.16;short question=-0.14;' +
    'asked by who=-0.13;several asked, one told=-0.13;unread word=-0.12;several conditions=-0.12;unread other=-0.12;' +
    'left page word=-0.1;whole number=-0.1;shows an order=-0.09;which asks for a number=-0.09;longer cells=-0.09;compared=-0.08;' +
    'left behind an article=-0.07;asked by part=0.06;left beside a cell=0.06;shows column=0.08;left verb=0.08;' +
    'one row of one condition=0.08;much left=0.09;unread number=0.09;several rows=0.1;very long question=0.1;no subject=0.11;' +
    'unread after=0.12;which asks for a text=0.12;and said=0.12;asked by kind=0.13;the only one=0.14;comma said=0.14;count=0.16;' +
    'shows a number=0.17;cell beside its header=0.17;counts part of a header=0.17;only said=0.17;many rows=0.19;unread but=0.2;' +
    'many columns=0.21;tolerant=0.22;part of a cell=0.22;long question=0.22;shows the subject=0.27;left about=0.27;left other=0.28;' +
    'nothing left=0.3;names the subject=0.34;amount of another word=0.39;amount of the head=0.39;how asks for a number=0.4;' +
    'nothing asks for a text=0.45;joined=0.46;how many=0.49;unread both=0.5;asked by header=0.56;agreed=0.67',
  sum:
    'left noun=-0.73;left behind an article=-0.67;amount of another word=-0.63;left verb=-0.55;nothing left=-0.48;' +
    'counts a header=-0.38;left beside a header=-0.34;unread number=-0.34;cell left out=-0.33;no subject=-0.28;and said=-0.28;' +
    'stretched more=-0.22;left name=-0.18;sum of every row=-0.17;shows sum=-0.15;no condition=-0.13;rivals=-0.09;left unread=-0.08;' +
    'joined=0.08;names the subject=0.08;tolerant=0.09;left header=0.09;left page word=0.2;how many=0.23;amount of the head=0.23;' +
    'long question=0.29;many columns=0.32;unread heavy=0.33;total said=0.4;much left=0.44;outcome said=0.57',
};

export const formWeights: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(lines).map(([form, line]) => [
    form,
    new Map(
      line.split(';').map((own) => {
        const at = own.lastIndexOf('=');
        return [own.slice(0, at), Number(own.slice(at + 1))];
      }),
    ),
  ]),
);
