import {definePlugin, type LayoutProps} from 'sanity'
import {createGlobalStyle} from 'styled-components'
import {vendorElements} from '../vendor-patches/elements.ts'

/** The toolbar of formatted texts, with all its buttons. Their input is set on the schema by `withInputs`. */
export const richTextToolbar = definePlugin({
  name: 'rich-text-toolbar',
  studio: {components: {layout: WithWholeToolbar}},
})

function WithWholeToolbar(props: LayoutProps) {
  return (
    <>
      <WholeToolbar />
      {props.renderDefault(props)}
    </>
  )
}

/** Sanity puts the buttons into menus if the toolbar is narrower than this. */
const COLLAPSES_BELOW_PX = 400

/**
 * Lets the buttons wrap instead of moving into menus; what is put between paragraphs gets a row of its own, where those that
 * do not fit, as on a phone, are in a menu. The toolbar is made wide enough for Sanity by a padding that lies beyond the
 * card's edge.
 */
const WholeToolbar = createGlobalStyle`
  ${vendorElements.richTextToolbar} {
    container: toolbar / inline-size;
    overflow: clip;
    > div {
      flex-wrap: wrap;
      width: auto;
      margin-right: -${COLLAPSES_BELOW_PX}px;
      padding-right: ${COLLAPSES_BELOW_PX}px;
      > :nth-child(1) {
        flex: 1 0 11em;
        > ${vendorElements.blockStyles} {
          width: 100%;
        }
      }
      > :nth-child(2) {
        display: contents;
        > :first-child {
          flex: 100 0 12em;
        }
        > :last-child {
          flex: 0 1 auto;
          min-width: 0;
          max-width: 100%;
        }
      }
    }
    @container toolbar (width < 30em) {
      > div > :nth-child(2) > * {
        order: 1;
        flex-basis: 100%;
      }
    }
  }
`
