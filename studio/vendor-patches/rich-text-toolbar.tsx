import type {LayoutProps} from 'sanity'
import {createGlobalStyle} from 'styled-components'
import {vendorElements} from './elements.ts'

export function WithWholeToolbar(props: LayoutProps) {
  return (
    <>
      <WholeToolbar />
      {props.renderDefault(props)}
    </>
  )
}

/** Sanity moves the buttons into menus if the toolbar is narrower. */
const COLLAPSES_BELOW_PX = 400

/**
 * The buttons wrap instead of moving into menus. A padding beyond the card's edge makes the toolbar wide enough for
 * Sanity. Insertable objects have a row of their own, where those that do not fit, as on a phone, are in a menu.
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
