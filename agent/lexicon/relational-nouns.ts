/**
 * Nouns that compare, count, order or place in time. Which number they ask for is said by the grammar of the planner or by nothing,
 * never by a dictionary: the peak of something is no height, and its growth no size.
 */
export const relationalNouns: ReadonlySet<string> = new Set(
  (
    'average mean median mode total sum count number amount quantity figure value level degree extent size maximum minimum peak record ' +
    'top bottom rest remainder majority minority half quarter third part portion share percentage percent proportion fraction ratio rate ' +
    'difference gap range spread variance variation deviation change growth increase decrease rise fall drop decline gain loss trend ' +
    'development evolution distribution breakdown split frequency order sequence position rank ranking excess surplus deficit shortfall ' +
    'balance net gross profit margin earning earnings income target goal forecast plan budget estimate expectation limit cap quota ' +
    'time date day week month year decade age period start end beginning finish deadline duration delay past future present history ' +
    'pair double single dozen score lot bit few several kind sort type way thing stuff place case reason cause effect result ' +
    'absence lack exception exclusion addition extra opposite alternative other same anyone nobody nothing none'
  ).split(' '),
);
