// Piscina loads its script with `require`. Node aborts the whole process if a thread ends while it requires an ES
// module, so threads start with this script, which imports theirs.
const { workerData } = require('node:worker_threads');

const worker = import(workerData.bundle.worker);

module.exports = async (message) => (await worker).default(message);
