/** Reads the file that is named, and prints its faults or rows with the memory that it took, in MB. */
import {readFileSync} from 'node:fs'
import {readList} from '../read-list.ts'

const [, , name = ''] = process.argv
const file = new File([readFileSync(name)], name)
const before = process.resourceUsage().maxRSS
const list = await readList(file)
const rows = list.ok ? list.sheets.map((sheet) => sheet.rows.length) : []
const megabytes = (process.resourceUsage().maxRSS - before) / 1024
process.stdout.write(JSON.stringify({fault: list.ok ? null : list.fault, rows, megabytes}))
