/** What a sign weighs more or less within one form of question, fitted (`row-trust.ts`): sign=weight, by form. */
const lines: Record<string, string> = {
  beside:
    'rivals=-1.02;shows a number=-0.65;nothing left=-0.33;asked by part=-0.33;much left=-0.32;comma said=-0.23;beside a part=-0.2;' +
    'long question=-0.19;tolerant=-0.14;shows an order=-0.13;left headerVerb=-0.12;cell left out=-0.11;part left out=-0.08;' +
    'asked by header=-0.07;left verb=-0.07;left name=0.08;who asks for a text=0.09;left about=0.1;place without time=0.11;' +
    'left beside a header=0.13;left unread=0.15;outcome said=0.16;left behind an article=0.21;place in the list=0.22;lookup=0.32;' +
    'asked by nothing=0.33;many columns=0.34;which asks for a text=0.38;short question=0.41;asked by subject=0.41;no subject=0.42;' +
    'what asks for a text=0.49;shows the subject=0.6;asked by who=0.78;cell with brackets=0.88',
  choice:
    'left unread=-0.46;many rows=-0.22;tolerant=-0.18;comma said=-0.13;shows the subject=-0.1;extreme of texts=-0.1;choice=0.12;' +
    'shows column=0.12;either=0.12;who asks for a text=0.12;choice by a condition=0.13;which asks for a text=0.19;' +
    'extreme within=0.25;no subject=0.27;whole cell=0.31;extreme descending=0.33;several conditions=0.36;nothing left=0.5',
  count:
    'unread between=-0.77;joined=-0.69;unread not=-0.67;tolerant=-0.65;one counted=-0.57;names the subject=-0.53;' +
    'unread comparisons=-0.46;unread than=-0.45;many rivals=-0.42;left about=-0.41;short cell=-0.38;no subject=-0.35;' +
    'very long question=-0.35;left beside a cell=-0.34;unread all=-0.34;extreme left out=-0.33;left other=-0.32;all counted=-0.31;' +
    'repeated=-0.31;several conditions=-0.29;counts part of a header=-0.28;much left=-0.27;denied=-0.27;no condition=-0.25;' +
    'extreme of any amount=-0.23;unread cell=-0.22;headInCells=-0.22;unread less=-0.21;counts a single row=-0.2;' +
    'long question=-0.19;unread number=-0.19;top places=-0.19;left page word=-0.18;left header=-0.17;unread consecutive=-0.16;' +
    'many counted=-0.15;unread heavy=-0.15;part of a cell=-0.15;and said=-0.14;unread first=-0.13;all rows=-0.13;verb of all=-0.12;' +
    'agreed=-0.11;count with nothing left=-0.1;short question=-0.1;unread under=-0.1;left rows=-0.09;left sum=-0.09;' +
    'unread same=-0.09;different counted=-0.08;cell left out=-0.07;cell beside its header=0.07;left verb=0.07;near cells=0.07;' +
    'unread word=0.08;cell of several columns=0.08;longer cells too=0.08;few counted=0.09;part of a name=0.09;' +
    'shows the subject=0.11;whole cell=0.11;headless=0.14;left headerVerb=0.16;compared=0.16;rivals=0.17;counts cells=0.17;' +
    'both said=0.17;only said=0.18;nothing left=0.19;unread relations=0.19;left in the plural=0.21;' +
    'compares one of several amounts=0.21;counts a header=0.22;unread besides=0.22;counts names=0.23;times counted=0.24;' +
    'unread places=0.25;count=0.28;shows count=0.28;unread time=0.29;part left out=0.35;comma said=0.4;unread least=0.4;' +
    'shows an order=0.43;unread more=0.55;unread superlatives=0.55;stretched more=0.56;compares the only amount=0.6;' +
    'part of a text=0.61;empty cells=0.66',
  difference:
    'tolerant=-0.33;long question=-0.1;and said=0.22;difference=0.23;shows difference=0.23;no condition=0.23;nothing left=0.23',
  extreme:
    'cell of several things=-0.74;which asks for a number=-0.71;rivals=-0.66;short question=-0.41;asked by nothing=-0.39;' +
    'left in the plural=-0.38;extreme within=-0.37;place by time=-0.35;comma said=-0.27;shows a number=-0.26;tolerant=-0.26;' +
    'unread number=-0.26;extreme beside totals=-0.23;left header=-0.16;many columns=-0.16;extreme descending=-0.14;left noun=-0.14;' +
    'shows an order=-0.12;unread word=-0.1;left beside a header=-0.08;whole cell=-0.08;extreme of any amount=-0.07;left verb=-0.07;' +
    'extreme over gaps=-0.07;asked by who=-0.06;part of a cell=-0.06;long question=0.06;asked by header=0.11;' +
    'extreme ascending=0.11;asked by subject=0.11;part of several=0.12;what asks for a text=0.13;many rows=0.13;no condition=0.14;' +
    'shows the subject=0.15;no subject=0.17;extreme of a far header=0.17;who asks for a text=0.22;unread heavy=0.27;left name=0.31;' +
    'asked by a compound=0.33;outcome said=0.34;left page word=0.43;asked by part=0.51;what asks for a number=0.53',
  frequency:
    'which asks for a text=-0.46;nothing left=-0.19;left verb=0.09;lookup=0.11;shows column=0.11;most often=0.11;no condition=0.12;' +
    'no subject=0.35',
  place:
    'cell left out=-0.89;many columns=-0.69;stretched more=-0.65;names the subject=-0.58;outcome said=-0.54;left header=-0.43;' +
    'cell with brackets=-0.37;part of a cell=-0.34;shows a number=-0.31;cell of several columns=-0.27;rivals=-0.26;' +
    'asked by subject=-0.25;left about=-0.24;nothing asks for a text=-0.21;shows the subject=-0.2;cell beside its header=-0.2;' +
    'asked by who=-0.19;left behind an article=-0.17;unread cell=-0.17;unread heavy=-0.15;left unread=-0.15;' +
    'left beside a cell=-0.15;what asks for a text=-0.14;many rows=-0.13;left verb=-0.12;many rivals=-0.11;asked by nothing=-0.1;' +
    'comma said=-0.09;unread word=-0.07;part of several=-0.06;long question=0.09;which asks for a text=0.09;tolerant=0.11;' +
    'place in the list=0.11;who asks for a text=0.11;no condition=0.12;left noun=0.12;asked by kind=0.13;placedByOrder=0.13;' +
    'part left out=0.14;near cells=0.14;no subject=0.16;left page word=0.18;cell of several things=0.19;left beside a header=0.22;' +
    'left name=0.24;short question=0.26;whole number=0.27;nothing left=0.29;whole cell=0.33;unread number=0.38;asked by header=0.4;' +
    'several conditions=0.44',
  plain:
    'unread more=-1.08;cell of several lines=-0.97;unread superlatives=-0.75;told was said=-0.75;compares the only amount=-0.71;' +
    'unread besides=-0.62;asked by nothing=-0.57;left headerVerb=-0.53;stretched more=-0.49;unread or=-0.47;' +
    'cell of several columns=-0.46;part left out=-0.46;asked by a compound=-0.44;unread previous=-0.43;cell with brackets=-0.4;' +
    'nothing asks for a number=-0.37;cell left out=-0.36;left name=-0.33;near cells=-0.32;left header=-0.32;unread most=-0.31;' +
    'part of a name=-0.3;left in the plural=-0.29;left unread=-0.28;part of a text=-0.28;left beside a header=-0.26;' +
    'asked by subject=-0.25;rivals=-0.24;long cell=-0.23;who asks for a text=-0.23;unread than=-0.21;unread other=-0.21;' +
    'short question=-0.18;several conditions=-0.17;counts a header=-0.15;unread relations=-0.13;which asks for a number=-0.12;' +
    'asked by who=-0.12;compared=-0.12;left behind an article=-0.11;left rows=-0.11;many rivals=-0.1;what asks for a number=-0.1;' +
    'whole number=-0.1;several asked, one told=-0.1;left page word=-0.09;unread heavy=-0.08;shows an order=-0.07;' +
    'several asked=-0.07;what asks for a text=-0.06;lookup=0.07;several rows=0.07;left noun=0.08;much left=0.09;the only one=0.09;' +
    'asked by part=0.09;no subject=0.1;shows column=0.11;part of several=0.11;asked by kind=0.12;only said=0.14;comma said=0.14;' +
    'count=0.15;which asks for a text=0.16;unread number=0.16;and said=0.16;many rows=0.17;shows a number=0.17;long question=0.17;' +
    'cell beside its header=0.17;unread after=0.18;shows the subject=0.18;very long question=0.18;tolerant=0.19;left about=0.19;' +
    'counts part of a header=0.21;unread but=0.21;left other=0.22;part of a cell=0.23;many columns=0.23;names the subject=0.26;' +
    'nothing left=0.29;nothing asks for a text=0.29;amount of the head=0.34;joined=0.4;how many=0.45;amount of another word=0.47;' +
    'asked by header=0.48;how asks for a number=0.48;unread both=0.57;agreed=0.69',
  sum:
    'left noun=-0.81;left behind an article=-0.58;amount of another word=-0.51;cell left out=-0.43;nothing left=-0.4;' +
    'left verb=-0.32;unread number=-0.3;no subject=-0.27;left beside a header=-0.26;counts a header=-0.24;shows sum=-0.23;' +
    'and said=-0.15;stretched more=-0.14;no condition=-0.13;sum of every row=-0.12;left name=-0.11;left unread=-0.1;' +
    'whole cell=-0.09;rivals=-0.07;tolerant=0.08;names the subject=0.12;joined=0.17;how many=0.24;amount of the head=0.29;' +
    'much left=0.3;left page word=0.3;unread heavy=0.31;long question=0.34;total said=0.37;many columns=0.38;outcome said=0.48',
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
