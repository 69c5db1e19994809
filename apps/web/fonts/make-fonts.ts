import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import subsetFont from 'subset-font'

const ascii = Array.from({length: 0x7f - 0x20}, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const lithuanian = 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ'
const welsh = 'âêîôûŵŷÂÊÎÔÛŴŶ'
const westernEuropean = 'àáãäåæçèéëìíïñòóõöøùúüýÿßœÀÁÃÄÅÆÇÈÉËÌÍÏÑÒÓÕÖØÙÚÜÝŒ'
const latvianAndPolish = 'āēīģķļņćłńśźżĀĒĪĢĶĻŅĆŁŃŚŹŻ'
const signs = '\u00a0£€§©®°·–—‘’‚“”„•…−×→←«»½¼¾²³'

/** A browser writes anything else with a font of its own. */
export const letters = [ascii, lithuanian, welsh, westernEuropean, latvianAndPolish, signs].join('')

const {resolve} = createRequire(import.meta.url)

const sources = {
  'brygada-1918-600.woff2': 'brygada-1918/600SemiBold/Brygada1918_600SemiBold.ttf',
  'commissioner-400.woff2': 'commissioner/400Regular/Commissioner_400Regular.ttf',
  'commissioner-600.woff2': 'commissioner/600SemiBold/Commissioner_600SemiBold.ttf',
}

/** The features keep kerning, ligatures, and figures of equal width. */
const keepFeatures = ['kern', 'liga', 'tnum']

/** Neither is used without combining accents and without styles to choose from. */
const dropTables = ['GDEF', 'STAT']

export async function makeFonts(): Promise<Record<string, Buffer>> {
  const files = Object.entries(sources).map(async ([name, source]) => {
    const whole = await readFile(resolve(`@expo-google-fonts/${source}`))
    const options = {targetFormat: 'woff2', noHinting: true, keepFeatures, dropTables} as const
    return [name, await subsetFont(whole, letters, options)] as const
  })
  return Object.fromEntries(await Promise.all(files))
}
