export { renderPage } from '../build/embed/render-page.ts';
