// Runs before the page is parsed: a module would run after the first violations. Vite's client uses a shared worker of a
// blob, which the policy of the site blocks, unless browsers lack shared workers.
delete window.SharedWorker;
window.policyViolations = [];
document.addEventListener('securitypolicyviolation', (violation) => window.policyViolations.push(violation));
