import {mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {readEnvFile} from './env-file.ts'

const file = join(mkdtempSync(join(tmpdir(), 'env-file-')), '.env')

function read(...lines: string[]) {
  writeFileSync(file, lines.join('\n'))
  return readEnvFile(file)
}

test('a file that does not exist has no variables', () => expect(readEnvFile(`${file}-none`)).toEqual({}))

test('names, values and comments are read', () => {
  expect(
    read(
      '# Sanity: the "content"',
      '',
      'SANITY_API_HOST=',
      'KEY=v1,whsec_a+/b==',
      'URL=postgres://a:%26@b.test:5432/c?d=e',
      '',
    ),
  ).toEqual({
    SANITY_API_HOST: '',
    KEY: 'v1,whsec_a+/b==',
    URL: 'postgres://a:%26@b.test:5432/c?d=e',
  })
})

test.each([
  'A="quoted"',
  "A='quoted'",
  'A=Name <a@b.test>',
  'A=two words',
  'A=b # comment',
  'A=b#c',
  'A=b&c',
  'A=$B',
  'A=`b`',
  'A=~/b',
  String.raw`A=b\n`,
  'A=b;c',
  'A = b',
  'A=b ',
  ' A=b',
  'export A=b',
  'A',
  'A=b\r',
  '\u{FEFF}A=b',
  '1A=b',
  String.raw`# goes on in systemd \ `.trimEnd(),
])('what programs read differently is refused without its value: %j', (line) => {
  expect(() => read('B=c', line)).toThrow(/^Programs read line 2 of \S+\/\.env( \(A\))? differently\. /)
})
