import {definePlugin} from 'sanity'
import {structureTool} from 'sanity/structure'
import {PreviewLanguage} from '../list-items/preview-language.tsx'
import {itemTexts} from '../list-items/texts.ts'
import {withTitle} from '../languages/interface/translated-tool.ts'
import {structure} from './structure.ts'
import {structureTexts} from './texts.ts'

export const contentStructure = definePlugin({
  name: 'content-structure',
  plugins: [structureTool({structure})],
  tools: (tools, {i18n}) =>
    tools.map((tool) =>
      tool.name === 'structure'
        ? withTitle(tool, () => i18n.t(`${structureTexts.namespace}:tool.title`))
        : tool,
    ),
  studio: {components: {layout: PreviewLanguage}},
  i18n: {bundles: [...structureTexts.bundles, ...itemTexts.bundles]},
})
