import {definePlugin, type LayoutProps} from 'sanity'
import {createGlobalStyle} from 'styled-components'

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
 * Lets the buttons wrap instead of moving into menus. The toolbar is made wide enough for Sanity by a padding that lies
 * beyond the card's edge.
 */
const WholeToolbar = createGlobalStyle`
  [data-testid='pt-editor__toolbar-card'] {
    container: toolbar / inline-size;
    overflow: clip;
    > div {
      flex-wrap: wrap;
      width: auto;
      margin-right: -${COLLAPSES_BELOW_PX}px;
      padding-right: ${COLLAPSES_BELOW_PX}px;
      > :nth-child(1) {
        flex: 1 0 11em;
        > [data-testid='block-style-select'] {
          width: 100%;
        }
      }
      > :nth-child(2) {
        flex: 100 0 15em;
        > :first-child {
          flex: 1 0 12em;
        }
        > :last-child {
          flex: 0 0 auto;
        }
      }
    }
    @container toolbar (width < 30em) {
      > div > :nth-child(2) {
        order: 1;
        flex-basis: 100%;
      }
    }
  }
`
