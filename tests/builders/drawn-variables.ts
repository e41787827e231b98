import { generate, parse, walk } from 'css-tree'
import { Window } from 'happy-dom'
import { type VariableReference, variableReferences } from '#theme/variables.ts'

type StyleRule = { readonly selectors: readonly string[]; readonly reads: readonly string[] }

/** How the editor reads styles: selectors without the states that they ask for, and the variables that follow from another one. */
type Reading = {
  selectorsOf: (selectorText: string) => readonly string[]
  followersOf: (reference: VariableReference) => readonly VariableReference[]
}

/** The style rules of a sheet, each with what it is for and the properties of the theme that it reads. */
function rulesOf(sheet: string, { selectorsOf }: Reading): StyleRule[] {
  const rules: StyleRule[] = []
  walk(parse(sheet), {
    visit: 'Rule',
    enter(rule) {
      if (this.atrule?.name.endsWith('keyframes')) return
      const reads = [...generate(rule.block).matchAll(/var\(--mq-([\w-]+)/g)].map(([, name = '']) => name)
      const selectors = selectorsOf(generate(rule.prelude))
      rules.push({ selectors, reads: [...new Set([...reads, ...layoutsIn(selectors)])] })
    },
  })
  return rules.filter(({ reads }) => reads.length > 0)
}

const LAYOUT = /\[data-(frame|events|hero|header|footer|align)=[^\]]*\]/g

/** What is laid out otherwise by a choice is asked for by an attribute of the page. */
const layoutsIn = (selectors: readonly string[]): string[] =>
  selectors.flatMap(selector => [...selector.matchAll(LAYOUT)].map(([, name]) => `layout-${name}`))

/** With whichever choice: the page shows one of them alone. */
const anyLayout = (selector: string) => selector.replace(LAYOUT, '[data-$1]')

/** Tells which variables of the theme no page that it has seen is drawn with: no rule that reads one is for anything on them. */
export function drawnVariables(sheet: string, reading: Reading) {
  const rules = rulesOf(sheet, reading)
  const drawn = new Set<string>()
  const isDrawn = (reference: VariableReference) =>
    drawn.has(reference) || reading.followersOf(reference).some(each => drawn.has(each))
  const see = (html: string) => {
    const open = rules.filter(
      ({ reads, selectors }) =>
        reads.some(name => !drawn.has(name)) && selectors.some(one => mayBeIn(html, one)),
    )
    if (open.length === 0) return
    const window = new Window({
      settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true },
    })
    window.document.write(html.replace(/<script[\s\S]*?<\/script>/g, ''))
    for (const { selectors, reads } of open)
      if (selectors.some(selector => isOn(window, anyLayout(selector))))
        for (const name of reads) drawn.add(name)
    window.close()
  }
  return { see, undrawn: () => variableReferences.filter(reference => !isDrawn(reference)) }
}

/** Parsing a page takes long: it is left where a class of the selector stands nowhere in it. */
const mayBeIn = (html: string, selector: string) =>
  [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => html.includes(name))

function isOn({ document }: Window, selector: string): boolean {
  try {
    return document.querySelector(selector) !== null
  } catch {
    return false
  }
}
