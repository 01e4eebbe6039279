import { describe, expect, it } from 'vitest';
import { fences, fixtureFile, problemsOf } from '../samples.fixture.ts';

const shellProblems = (...lines: string[]) => problemsOf(fences(['bash', ...lines]));

describe('commands', () => {
  it('accepts existing commands', async () => {
    const lines = [
      'mkdir my-docs && cd my-docs',
      'npm init -y # comment',
      'npm install -D @rspress/core react react-dom',
      'npm pkg set type=module scripts.dev="rspress dev"',
      'npm run dev -- --port 5000',
      'npx rspress build docs --base /docs/',
      'PORT=4000 npx rspress preview -c site.config.ts',
      'npx rspress eject Banner',
      'npm create rspress@latest my-docs -- --template basic',
      'curl -I \\',
      '  http://localhost:4173/ > headers.txt',
    ];
    expect(await shellProblems(...lines)).toEqual([]);
  });

  it.each([
    ['rspress build --prot 3000', 'rspress build has no flag --prot'],
    ['npx rspress buidl', 'rspress has no command buidl'],
    ['npx rspress preview --open', 'rspress preview has no flag --open'],
    ['npx rspress dev --port', '--port needs a value'],
    ['npx rspress eject Bannner', 'rspress eject has no component Bannner'],
    ['npm run biuld', 'there is no script biuld'],
    ['npm run dev -- --prot 1', 'rspress has no flag --prot'],
    ['npm ins-all', 'npm has no command ins-all'],
    ['npm install --save-devel react', 'npm install has no flag --save-devel'],
    ['npm install @rspress/cor', '@rspress/cor is an unknown package'],
    ['npx rspres build', 'rspres is an unknown program'],
    ['npm create rspres', 'create-rspres is an unknown package'],
    ['git comit -m x', 'git comit is an unknown command'],
    ['$ npm run dev', 'the prompt symbol is not part of the command'],
    ['sudo reboot', 'sudo is an unknown command'],
    ['echo "open', 'The quote " is never closed'],
  ])('catches %s', async (line, message) => {
    const [problem, ...others] = await shellProblems('mkdir a', line);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: fixtureFile, line: 3 });
    expect(problem?.message).toContain(message);
    expect(problem?.fix).toMatch(/Correct the command|Add the closing quote/);
  });

  it('uses the scripts of the page’s package.json', async () => {
    const manifest = '{ "scripts": { "docs": "rspress build --bse /x" } }';
    const source = fences(['json title="package.json"', manifest], ['bash', 'npm run build']);
    const messages = (await problemsOf(source)).map(({ line, message }) => [line, message]);
    expect(messages).toEqual([
      [1, 'rspress build --bse /x: rspress build has no flag --bse.'],
      [6, 'npm run build: there is no script build in the page’s package.json.'],
    ]);
  });

  it('catches a block without a command', async () => {
    expect((await problemsOf(fences(['bash', ''])))[0]?.message).toContain('no command');
  });
});
