import {createContext} from 'react'

/** The published id of the document whose form this is. */
export const OpenDocument = createContext<string | undefined>(undefined)
