import {createContext} from 'react'

/** This is the published id of the document whose form is open. */
export const OpenDocument = createContext<string | undefined>(undefined)
