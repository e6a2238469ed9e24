import type { Plugin } from 'vite';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Components</title>
    <script src="/assets/theme-1.js"></script>
    <script type="module" src="/ui/gallery/start.tsx"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;

/** Shows all components at `/gallery` of the development server. */
export function galleryPage(): Plugin {
  return {
    name: 'gallery-page',
    configureServer(server) {
      server.middlewares.use('/gallery', (request, response, next) => {
        server.transformIndexHtml(request.originalUrl ?? '/gallery', page).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
  };
}
