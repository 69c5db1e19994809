import {chromium} from '@playwright/test'
import type {Figure, Section} from '../../scripts/bench/report.ts'
import {findChromium} from '../../scripts/supervisor/chromium.ts'
import {stackEnv} from '../env.ts'
import {kinds, steadyNetwork, weighPage} from '../support/page-weight.ts'
import {repeated} from './figures.ts'
import {auditPage, type Audit, type Throttling} from './lighthouse.ts'
import type {PartOptions} from '../../scripts/bench/parts.ts'
import {pages} from './pages-measured.ts'

const FIRST_BYTES = 20

/** Weight, first byte and Lighthouse's figures of each page, on a phone with an empty cache. */
export async function measurePart(options: PartOptions): Promise<Section[]> {
  return [
    {title: 'pages: weight', figures: await weights()},
    {title: 'pages: Lighthouse, simulated throttling', figures: await audits('simulate', options)},
    {title: 'pages: Lighthouse, applied throttling', figures: await audits('devtools', options)},
  ]
}

async function weights(): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', steadyNetwork],
  })
  const figures: Figure[] = []
  try {
    for (const page of pages) {
      const url = stackEnv().SITE_URL + page
      const {requests, bytes, firstLoadScript} = await weighPage(browser, url)
      const kB = (measure: string, size: number) => ({
        subject: page,
        measure,
        unit: 'kB',
        value: Math.round(size / 100) / 10,
      })
      figures.push(
        repeated(page, 'first byte', 'ms', await firstBytes(url)),
        {subject: page, measure: 'requests', value: requests},
        kB('total', bytes.total),
        ...kinds.map((kind) => kB(kind, bytes[kind])),
        kB('first-load script', firstLoadScript),
      )
    }
  } finally {
    await browser.close()
  }
  return figures
}

async function firstBytes(url: string): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < FIRST_BYTES; n++) {
    const from = performance.now()
    const response = await fetch(url)
    times.push(performance.now() - from)
    await response.arrayBuffer()
  }
  return times
}

async function audits(throttling: Throttling, {tools, runs}: PartOptions): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const page of pages) {
    const all: Audit[] = []
    for (let run = 0; run < runs; run++)
      all.push(await auditPage(tools, stackEnv().SITE_URL + page, throttling))
    const figure = (measure: string, unit: string, of: (audit: Audit) => number) =>
      repeated(page, measure, unit, all.map(of))
    const lcp = figure('LCP', 'ms', (audit) => audit.lcp)
    figures.push(
      figure('score', '', ({score}) => score),
      lcp,
      figure('TBT', 'ms', ({tbt}) => tbt),
      figure('CLS', '', ({cls}) => cls),
      {
        subject: page,
        measure: 'LCP element',
        value: all.find((audit) => audit.lcp === lcp.value)?.lcpElement ?? '',
      },
    )
    console.log(`${throttling}: ${page}`)
  }
  return figures
}
