import {existsSync} from 'node:fs'
import {join} from 'node:path'

const file = join(import.meta.dirname, '../../.env')

// Sanity's command-line tool reads a file of this folder only. Variables that are set already win.
if (existsSync(file)) process.loadEnvFile(file)
