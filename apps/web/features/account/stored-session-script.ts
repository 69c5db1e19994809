import {SESSION_KEY} from '#/supabase/session.ts'

/**
 * The head runs this before the first paint, for the variant `with-session`: only somebody who may be logged in waits for
 * the scripts to see what is for them.
 */
export const storedSessionScript = `try{if(localStorage.getItem("${SESSION_KEY}")!==null)document.documentElement.dataset.session=""}catch(e){}`
