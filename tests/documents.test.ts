import {execFileSync} from 'node:child_process'
import {mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {readEnvFile} from '../scripts/supervisor/env-file.ts'
import {blocksOf, documents} from './support/documents/blocks.ts'

const file = join(mkdtempSync(join(tmpdir(), 'documents-')), '.env')

// tests/long/documents.test.ts runs them.
describe.each(documents)('%s', (document) => {
  test('says of each block what becomes of it', () => expect(blocksOf(document).length).toBeGreaterThan(2))

  test.each(blocksOf(document).filter(({language}) => language === 'sh'))(
    '$place is what a shell takes',
    ({text}) => {
      expect(() => execFileSync('sh', ['-n'], {input: text, stdio: 'pipe'})).not.toThrow()
    },
  )

  test.each(blocksOf(document).filter(({language}) => language === 'dotenv'))(
    '$place is read alike by all programs',
    ({text}) => {
      writeFileSync(file, text)
      expect(Object.keys(readEnvFile(file)).length).toBeGreaterThan(5)
    },
  )
})
