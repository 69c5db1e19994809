import {checks} from './doctor/checks.ts'
import {examine} from './doctor/examine.ts'
import {readInstallation} from './doctor/read-installation.ts'
import {report} from './doctor/report.ts'

const installation = readInstallation({isHere: process.argv.includes('--here')})
const isJson = process.argv.includes('--json')
const {SITE_URL} = installation.site
if (!isJson) console.log(`Examining ${SITE_URL || 'the site'} and its services. Nothing is changed.\n`)

const findings = await examine(installation, checks)
console.log(isJson ? JSON.stringify(findings, null, 2) : report(findings).join('\n'))
process.exitCode = findings.some(({state}) => state === 'problem') ? 1 : 0
