const ascii = Array.from({length: 0x7f - 0x20}, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const lithuanian = 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ'
const welsh = 'âêîôûŵŷÂÊÎÔÛŴŶ'
const westernEuropean = 'àáãäåæçèéëìíïñòóõöøùúüýÿßœÀÁÃÄÅÆÇÈÉËÌÍÏÑÒÓÕÖØÙÚÜÝŒ'
const latvianAndPolish = 'āēīģķļņćłńśźżĀĒĪĢĶĻŅĆŁŃŚŹŻ'
const signs = '\u00a0£€§©®°·–—‘’‚“”„†•…−×→←«»½¼¾²³ªº¿¡'

/** A browser writes anything else with a font of its own. */
export const letters = [ascii, lithuanian, welsh, westernEuropean, latvianAndPolish, signs].join('')
