import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readSession } from '#features/identity/web/session.ts';
import { App } from './web/App.tsx';
import '#ui/theme.css';

void readSession();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
