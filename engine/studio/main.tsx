import { createRoot } from 'react-dom/client';
import './studio.css';
import { Studio } from './studio.tsx';

const root = document.getElementById('studio');
if (root) createRoot(root).render(<Studio />);
