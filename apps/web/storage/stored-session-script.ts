import type {StoredKey} from './stored-items.ts'

const KEY = 'session' satisfies StoredKey<'local'>

/**
 * The head runs this before the first paint, for the variant `with-session`: only somebody who may be logged in waits for
 * the scripts to see what is for them.
 */
export const storedSessionScript = `try{if(localStorage.getItem("${KEY}")!==null)document.documentElement.dataset.session=""}catch(e){}`
