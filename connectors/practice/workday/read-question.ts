import { SaxesParser } from 'saxes';

/** What an envelope asks for. */
export interface SoapQuestion {
  username: string;
  password: string;
  passwordType: string;
  operation: string;
  version: string;
  page: number;
  count: number;
  asOf: Date;
}

/** Throws for what is no envelope of SOAP with one request in it. */
export function readQuestion(body: string): SoapQuestion {
  const path: string[] = [];
  const texts = new Map<string, string>();
  const attributes = new Map<string, string>();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, attributes: own }) => {
    path.push(local);
    for (const one of Object.values(own)) attributes.set(`${path.join('/')}@${one.local}`, one.value);
  });
  parser.on('text', (text) => texts.set(path.join('/'), text));
  parser.on('closetag', () => void path.pop());
  parser.write(body).close();
  const token = 'Envelope/Header/Security/UsernameToken';
  const text = (at: string): string => texts.get(at) ?? '';
  const request = [...attributes.keys()].find((key) => /^Envelope\/Body\/\w+_Request@version$/.test(key));
  const root = request?.slice(0, -'@version'.length) ?? '';
  const operation = /\/(\w+)_Request$/.exec(root)?.[1];
  if (request === undefined || operation === undefined) throw new Error('The envelope holds no request.');
  return {
    username: text(`${token}/Username`),
    password: text(`${token}/Password`),
    passwordType: attributes.get(`${token}/Password@Type`) ?? '',
    operation,
    version: attributes.get(request) ?? '',
    page: Number(text(`${root}/Response_Filter/Page`)),
    count: Number(text(`${root}/Response_Filter/Count`)),
    asOf: new Date(text(`${root}/Response_Filter/As_Of_Entry_DateTime`)),
  };
}
