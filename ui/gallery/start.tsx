import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';
import '../theme.css';

/** The development server's page `/gallery`; no build begins here, so nothing of it is in the product. */
const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
