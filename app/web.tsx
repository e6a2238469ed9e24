import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentUserKey } from '#features/identity/web/index.tsx';
import { createQueryClient } from '#ui/query.ts';
import { App } from './web/App.tsx';
import '#ui/theme.css';

const client = createQueryClient(() => {
  // A session that ended while the page was open: from here on nobody is signed in.
  if (client.getQueryData(currentUserKey)) client.setQueryData(currentUserKey, null);
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  );
}
