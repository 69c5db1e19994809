import {parseSettings, shell, type Settings} from '../env.ts'
import {isHosted, layerVariables, root} from './variables.ts'

/** One stack: its ports, its state and its build directories, which no other stack shares. */
export interface Profile {
  ports: Record<'site' | 'studio' | 'lake', {port: number; variable: keyof Settings & string}>
  stateDirectory: string
  webDistDir: string
  studioDistDir: string
  /** A cached build may be taken when nothing that it is made of has changed. */
  cachedBuild: boolean
  settings: Settings
  /** Content is served from elsewhere: no local Content Lake, no seed. */
  hosted: boolean
}

/** What `npm start` and `npm run dev` serve. */
export function siteProfile(): Profile {
  const settings = parseSettings(layerVariables({directory: root, shell}))
  return {
    ports: {
      site: {port: settings.SITE_PORT, variable: 'SITE_PORT'},
      studio: {port: settings.STUDIO_PORT, variable: 'STUDIO_PORT'},
      lake: {port: settings.LAKE_PORT, variable: 'LAKE_PORT'},
    },
    stateDirectory: settings.STATE_DIR,
    webDistDir: '.next',
    studioDistDir: 'dist',
    cachedBuild: true,
    settings,
    hosted: isHosted(settings),
  }
}

/**
 * What `npm test` and `npm run bench` serve, beside a running `npm start`; always built anew, always local.
 * `stateBelow` is its directory in the state directory.
 */
export function testProfile(stateBelow: string): Profile {
  const variables = layerVariables({directory: root, shell, isolated: true, stateBelow})
  const settings = parseSettings(variables)
  return {
    ports: {
      site: {port: settings.TEST_SITE_PORT, variable: 'TEST_SITE_PORT'},
      studio: {port: settings.TEST_STUDIO_PORT, variable: 'TEST_STUDIO_PORT'},
      lake: {port: settings.TEST_LAKE_PORT, variable: 'TEST_LAKE_PORT'},
    },
    stateDirectory: settings.STATE_DIR,
    webDistDir: '.next-test',
    studioDistDir: 'dist-test',
    cachedBuild: false,
    settings,
    hosted: false,
  }
}
