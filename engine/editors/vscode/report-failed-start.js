import { commands, env, window } from 'vscode';

/** Shows why the server of a site did not start. If its message has a command that helps, offers to copy it. */
export async function reportFailedStart(site, reason) {
  const text = `Pagewright cannot start in ${site}: ${reason}`;
  const [, command] = /\bRun: (.+)$/.exec(reason) ?? [];
  if (command === undefined) {
    window.showErrorMessage(text);
    return;
  }
  if ((await window.showErrorMessage(text, 'Copy command')) === undefined) return;
  await env.clipboard.writeText(command);
  const next = await window.showInformationMessage(`Copied. Run the command in ${site}, then restart.`, 'Restart');
  if (next !== undefined) await commands.executeCommand('pagewright.restart');
}

/** The message among the lines of an error output, without warnings and the stack. */
export function findMessage(lines) {
  const message = /^.*\blanguage-server: (?=.)|^(?=\w*Error\b)/;
  const printed = lines.filter((line) => line.trim() !== '');
  return (printed.find((line) => message.test(line)) ?? printed.at(-1))?.replace(message, '');
}
