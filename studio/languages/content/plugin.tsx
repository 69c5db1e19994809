import {definePlugin, type DocumentLayoutProps} from 'sanity'
import {styled} from 'styled-components'
import {vendorElements} from '../../vendor-patches/elements.ts'
import {languageTexts} from './texts.ts'

/** `withInputs` sets the inputs on the schema. */
export const contentLanguages = definePlugin({
  name: 'content-languages',
  document: {components: {unstable_layout: WideForm}},
  i18n: {bundles: languageTexts.bundles},
})

function WideForm(props: DocumentLayoutProps) {
  return <Wide>{props.renderDefault(props)}</Wide>
}

const Wide = styled.div`
  display: contents;
  ${vendorElements.documentScroller} > div {
    max-width: 60rem;
  }
`
