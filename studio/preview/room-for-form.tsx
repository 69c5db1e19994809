import {createGlobalStyle} from 'styled-components'
import {vendorElements} from '../vendor-patches/elements.ts'

/** Sanity gives the form a quarter of the window, and shows both only from 900 px on. */
export const RoomForForm = createGlobalStyle`
  @media (width >= 900px) {
    ${vendorElements.formBesidePreview} {
      min-width: min(35rem, 50%);
    }
  }
`
