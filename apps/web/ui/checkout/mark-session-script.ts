/** It runs while the page is parsed: the page's scripts come later, and the page is the same for every URL. */
export const markSessionScript = `if(new URLSearchParams(location.search).get("session_id")?.trim())document.currentScript.parentElement.dataset.session=""`
