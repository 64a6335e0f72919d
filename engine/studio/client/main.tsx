import { createRoot } from 'react-dom/client';
import './studio.css';
import './files.css';
import './preview.css';
import './form.css';
import './dialog.css';
import './review.css';
import './assets.css';
import './find/find.css';
import './records/records.css';
import './drag.css';
import { cleanPastes } from './clean-paste.ts';
import { initialLocale, setLocale } from './messages.tsx';
import { onChange } from './server.ts';
import { studio } from './store/studio.ts';
import { Studio } from './studio.tsx';

const root = document.getElementById('studio');
cleanPastes(document);
setLocale(initialLocale());
void onChange(studio.changed, studio.connection.report);
// Typing may be ahead of the server.
window.addEventListener('pagehide', studio.sendLast);
studio.start();
if (root) createRoot(root).render(<Studio />);
