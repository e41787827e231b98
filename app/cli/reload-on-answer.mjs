const MODULE = /@remix-run\/react\/dist\/esm\/routeModules\.js$/
const RELOAD = 'window.location.reload();'
const GUARD = `const page = fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    if (!(await page.then(({ ok }) => ok, () => false))) throw error;
    ${RELOAD}`

/**
 * Where the script of a screen does not come, Remix loads the page anew. On a dead line that leaves the browser's own page: now the server
 * is asked first, and without an answer the screen has failed like any other that cannot be loaded.
 */
export const reloadOnAnswer = () => ({
  name: 'reload-on-answer',
  apply: 'build',
  transform(code, id) {
    if (!MODULE.test(id)) return
    if (code.split(RELOAD).length !== 2) this.error('Remix reloads the page in another way than it did')
    return { code: code.replace(RELOAD, GUARD), map: null }
  },
})
