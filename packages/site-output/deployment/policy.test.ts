import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './policy.ts';

const policy = contentSecurityPolicy({
  scripts: ["'sha256-a'"],
  styles: ["'sha256-b'"],
  ancestors: "'none'",
  connect: ['https://search.example.com'],
});
const directives = new Map(
  policy.split('; ').map((directive): [string, string] => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.join(' ')];
  }),
);

describe('the policy', () => {
  it('allows scripts from the site or by hash, but not `eval`', () => {
    expect(directives.get('default-src')).toBe("'self'");
    expect(directives.get('object-src')).toBe("'none'");
    expect(directives.get('script-src')).toBe("'self' 'sha256-a'");
    expect(policy).not.toMatch(/eval|\*|http:/);
  });

  it('allows style attributes, and style elements only by hash', () => {
    expect(directives.get('style-src')).toBe("'self' 'sha256-b'");
    expect(directives.get('style-src-attr')).toBe("'unsafe-inline'");
    expect(policy.match(/unsafe/g)).toHaveLength(1);
  });

  it('adds sources to directives', () => {
    expect(directives.get('connect-src')).toBe("'self' https://search.example.com");
  });
});
