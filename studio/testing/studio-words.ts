import {globSync} from 'node:fs'
import {join} from 'node:path'
import {defineConfig} from 'sanity'
import {presentationTool} from 'sanity/presentation'
import {structureTool} from 'sanity/structure'
import {ltLTLocale} from 'sanity-locale-lt-lt'
import {textsOf, type Bundles} from '../languages/locale/testing/texts-of.ts'
import {lithuanianOf} from '../vendor-patches/texts/lithuanian.ts'
import {schemaTexts} from './schema-texts.ts'

/** What `defineTexts` returns. */
interface FeatureTexts {
  lithuanian: Record<string, string>
  english: Record<string, string>
}

/** Every word that the Studio's texts use in each language, the vendor's and ours, in small letters. */
export async function studioWords(): Promise<Record<'lithuanian' | 'english', Set<string>>> {
  const vendor = await textsOf(
    defineConfig({
      name: 'default',
      projectId: 'local',
      dataset: 'production',
      plugins: [ltLTLocale(), structureTool(), presentationTool({previewUrl: 'http://localhost'})],
    }),
    ['lt-LT', 'en-US'],
  )
  const features = await textsOfFeatures()
  return {
    lithuanian: wordsIn([
      ...textsIn(vendor['lt-LT']),
      ...features.flatMap(({lithuanian}) => Object.values(lithuanian)),
      ...schemaTexts.map(({lt}) => lt),
      ...Object.values(lithuanianOf),
    ]),
    english: wordsIn([
      ...textsIn(vendor['en-US']),
      ...features.flatMap(({english}) => Object.values(english)),
      ...schemaTexts.map(({en}) => en),
      ...Object.keys(lithuanianOf),
    ]),
  }
}

const textsIn = (bundles: Bundles) => Object.values(bundles).flatMap((texts) => Object.values(texts))

async function textsOfFeatures(): Promise<FeatureTexts[]> {
  const studio = join(import.meta.dirname, '..')
  const modules = await Promise.all(
    globSync('{*,languages/*}/texts.ts', {cwd: studio}).map(
      (file) => import(join(studio, file)) as Promise<Record<string, FeatureTexts>>,
    ),
  )
  return modules.flatMap((module) => Object.values(module)).filter((each) => 'lithuanian' in each)
}

const wordsIn = (texts: string[]) =>
  new Set(
    texts
      .flatMap((text) => text.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, ' ').match(/\p{L}{3,}/gu) ?? [])
      .map((word) => word.toLowerCase()),
  )
