import type { XmlRow } from '../http/xml-rows.ts';

/** What is asked of the SOAP API: one object, some of its properties, and those of its rows that fit. */
export interface RetrieveRequest {
  /** `SentEvent` */
  objectType: string;
  /** Nested ones by a dot: `Email.ID`. */
  properties: readonly string[];
  /** Only rows whose property is this or later. */
  from?: { property: string; moment: string };
  /** Rows of a batch; 2,500 where nothing is said, which is also the most. */
  batchRows?: number;
}

/** The answer says that the question could not be answered. */
export class RetrieveRefused extends Error {
  override name = 'RetrieveRefused';
  /** Of what the answer said, a kind that can be told. */
  readonly kind: 'rights' | 'property' | 'other';

  constructor(status: string) {
    super('The question was refused.');
    if (/permission|privilege|not authorized|unauthorized|access denied/i.test(status)) this.kind = 'rights';
    else
      this.kind = /Request Property\(s\)|invalid.*(property|column|object)/i.test(status)
        ? 'property'
        : 'other';
  }
}

export const answerPath = 'Envelope/Body/RetrieveResponseMsg';

/** An envelope of SOAP 1.1 by the schema that Salesforce publishes, its elements in the order of that. */
export function retrieveEnvelope(request: RetrieveRequest, continued: string | null, token: string): string {
  const { objectType, properties, from, batchRows } = request;
  const filter =
    from === undefined
      ? ''
      : `<Filter xsi:type="SimpleFilterPart"><Property>${escaped(from.property)}</Property><SimpleOperator>greaterThanOrEqual</SimpleOperator><DateValue>${escaped(from.moment)}</DateValue></Filter>`;
  const options = batchRows === undefined ? '' : `<Options><BatchSize>${batchRows}</BatchSize></Options>`;
  const names = properties.map((name) => `<Properties>${escaped(name)}</Properties>`).join('');
  const going = continued === null ? '' : `<ContinueRequest>${escaped(continued)}</ContinueRequest>`;
  return `<?xml version="1.0" encoding="UTF-8"?><env:Envelope xmlns:env="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><env:Header><fueloauth xmlns="http://exacttarget.com">${escaped(token)}</fueloauth></env:Header><env:Body><RetrieveRequestMsg xmlns="http://exacttarget.com/wsdl/partnerAPI"><RetrieveRequest><ObjectType>${escaped(objectType)}</ObjectType>${names}${filter}${going}${options}</RetrieveRequest></RetrieveRequestMsg></env:Body></env:Envelope>`;
}

/** Of a row, by the name that was asked for. */
export function valueIn(row: XmlRow, property: string): string | undefined {
  return row.get(property.replaceAll('.', '/'));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
