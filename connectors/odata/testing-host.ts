import type { IncomingMessage, ServerResponse } from 'node:http';
import { LoopbackServer } from '../practice/loopback-server.ts';
import type { ODataServer } from '../practice/odata/odata-server.ts';

/** The practice system of OData at a port of its own, over TLS or not. For tests alone. */
export class TestODataHost<Served extends Pick<ODataServer, 'serve'> = ODataServer> extends LoopbackServer {
  readonly odata: Served;
  /** Calls of what is never answered. */
  held = 0;

  constructor(odata: Served) {
    super();
    this.odata = odata;
  }

  protected override answer(request: IncomingMessage, response: ServerResponse): void {
    if (!/\/Slow_\d+\?/.test(request.url ?? '')) return void this.odata.serve(request, response);
    this.held += 1;
    request.resume();
    response.on('close', () => {
      this.held -= 1;
    });
  }
}
