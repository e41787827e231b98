/** What `look.ts` expects of a screen is measured here. Each function runs in the page by itself: it may use nothing from outside. */

/** The sizes of letters that are seen, in px, each with some of its words: '14: Saturday | From $9'. */
export function measureTypeSizes(): string[] {
  const found = new Map<number, Set<string>>()
  const wordsOf = (node: Node) => (node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 24)
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const isThere = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return isThere && width > 1 && height > 1 && getComputedStyle(element).clipPath !== 'inset(50%)'
  }
  const note = (element: Element, words: string) => {
    const px = Math.round(Number.parseFloat(getComputedStyle(element).fontSize) * 2) / 2
    found.set(px, (found.get(px) ?? new Set()).add(words))
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const { parentElement: element } = text
    if (!element || !wordsOf(text) || element.closest('svg, script, style, noscript, select')) continue
    if (isSeen(element)) note(element, wordsOf(text))
  }
  for (const field of document.querySelectorAll('input, select, textarea'))
    if (isSeen(field) && !field.matches('[type="checkbox"], [type="radio"]')) note(field, 'a field')
  const sizes = [...found].sort(([one], [other]) => one - other)
  return sizes.map(([px, words]) => `${px}: ${[...words].slice(0, 4).join(' | ')}`)
}

/** The edges at which blocks of `main` begin, in px, each with some of what begins there: '20: Your order | Adult'. */
export function measureEdges(): string[] {
  const found = new Map<number, Set<string>>()
  const isRightToLeft = getComputedStyle(document.body).direction === 'rtl'
  const spanOf = ({ left, right }: DOMRect) =>
    isRightToLeft ? { start: innerWidth - right, end: innerWidth - left } : { start: left, end: right }
  const styleOf = (element: Element) => getComputedStyle(element)
  const px = (length: string) => Number.parseFloat(length) || 0

  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
  }
  const boxesIn = (element: Element): Element[] =>
    [...element.children].flatMap(child =>
      styleOf(child).display === 'contents' ? boxesIn(child) : isSeen(child) ? [child] : [],
    )
  const isOutside = (element: Element) => {
    const { position, overflowX } = styleOf(element)
    const isDeck = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    return (
      isDeck ||
      ['absolute', 'fixed'].includes(position) ||
      element.matches('table, [role="grid"], svg, iframe')
    )
  }
  const isClear = (color: string) => /, 0\)$|\/ 0\)$/.test(color)
  const isPainted = (element: Element) => {
    const { backgroundColor, borderInlineStartWidth, borderInlineStartColor } = styleOf(element)
    return !isClear(backgroundColor) || (px(borderInlineStartWidth) > 0 && !isClear(borderInlineStartColor))
  }
  const isControl = (element: Element) =>
    element.matches('input, select, textarea') ||
    (element.matches('button, a, summary, label') && isPainted(element))
  const holdsWords = (element: Element) =>
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()) ||
    boxesIn(element).some(box => styleOf(box).display === 'inline')

  /** Where what an element holds begins and ends, within its padding. */
  const contentOf = (element: Element) => {
    const style = styleOf(element)
    const { start, end } = spanOf(element.getBoundingClientRect())
    return {
      start: start + px(style.paddingInlineStart) + px(style.borderInlineStartWidth),
      end: end - px(style.paddingInlineEnd) - px(style.borderInlineEndWidth),
    }
  }
  /** Centred or at the end of what holds it, it begins on no edge. */
  const isAtStart = (element: Element) => {
    const own = spanOf(element.getBoundingClientRect())
    const around = contentOf(element.parentElement ?? element)
    const before = own.start - around.start
    const after = around.end - own.end
    return before < 2 || (Math.abs(before - after) > 2 && after > 2)
  }
  const note = (element: Element, start: number) => {
    if (!isAtStart(element)) return
    const edge = Math.round(start)
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 24)
    found.set(edge, (found.get(edge) ?? new Set()).add(words || element.tagName))
  }
  const noteWords = (element: Element) => {
    if (!/center|end|right/.test(styleOf(element).textAlign)) note(element, contentOf(element).start)
  }
  const isBeside = (one: DOMRect, other: DOMRect) =>
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2 &&
    spanOf(other).end <= spanOf(one).start + 1

  /** In a grid of several columns what stands in the first of them begins a row. */
  const isCell = (child: Element, parent: Element) => {
    const { display, gridTemplateColumns } = styleOf(parent)
    const hasColumns = display.includes('grid') && gridTemplateColumns.split(' ').length > 1
    return hasColumns && spanOf(child.getBoundingClientRect()).start > contentOf(parent).start + 2
  }

  function walk(element: Element) {
    if (isOutside(element)) return
    if (isControl(element)) return note(element, spanOf(element.getBoundingClientRect()).start)
    if (holdsWords(element)) return noteWords(element)
    const boxes = boxesIn(element).map(child => ({ child, rect: child.getBoundingClientRect() }))
    for (const { child, rect } of boxes)
      if (
        !isCell(child, element) &&
        !boxes.some(other => other.child !== child && isBeside(rect, other.rect))
      )
        walk(child)
  }

  const main = document.querySelector('main')
  if (main) walk(main)
  const edges = [...found].sort(([one], [other]) => one - other)
  return edges.map(([edge, words]) => `${edge}: ${[...words].slice(0, 4).join(' | ')}`)
}

/** What the keyboard reaches and something else covers for the most part, once it has the focus. */
export function measureHiddenFocus(): string[] {
  const isReached = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.checkVisibility({ visibilityProperty: true })
  /** A box that is only read out is seen by its label. */
  const shapeOf = (element: HTMLElement) => {
    const { width } = element.getBoundingClientRect()
    const [label] = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    return width > 2 ? element : (label ?? element.parentElement ?? element)
  }
  /** Of a field with several lines the first, where the cursor stands. */
  const rectOf = (shape: Element) => {
    const { left, top, width, height } = shape.getBoundingClientRect()
    return { left, top, width, height: shape.matches('textarea') ? Math.min(height, 44) : height }
  }
  const pointsOf = ({ left, top, width, height }: ReturnType<typeof rectOf>) =>
    [0.1, 0.5, 0.9].flatMap(x => [0.1, 0.5, 0.9].map(y => ({ x: left + x * width, y: top + y * height })))
  const isInWindow = ({ x, y }: { x: number; y: number }) =>
    x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
  const isCovered = (shape: Element, { x, y }: { x: number; y: number }) => {
    const above = document.elementFromPoint(x, y)
    return above !== null && !shape.contains(above) && !above.contains(shape)
  }
  const isHidden = (element: HTMLElement) => {
    element.focus()
    const shape = shapeOf(element)
    const points = pointsOf(rectOf(shape))
    const shown = points.filter(isInWindow)
    const covered = shown.filter(point => isCovered(shape, point))
    return document.activeElement === element && covered.length * 2 >= shown.length
  }
  const reached = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')
  const hidden = [...reached].filter(isReached).filter(isHidden)
  return hidden.map(
    element => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() || element.tagName,
  )
}

/** Words that run out of a box which cuts them off; what is shortened to a number of lines says so by its dots. */
export function measureCutOffWords(): string[] {
  const isCutting = (element: Element) => {
    const { overflowX, overflowY, clipPath, textOverflow, webkitLineClamp } = getComputedStyle(element)
    const isClipped = ['hidden', 'clip'].includes(overflowX) || ['hidden', 'clip'].includes(overflowY)
    const isShortened = webkitLineClamp !== 'none' || textOverflow === 'ellipsis'
    return isClipped && !isShortened && clipPath !== 'inset(50%)' && element.checkVisibility()
  }
  const linesOf = (element: Element) =>
    [...element.childNodes].flatMap(child => {
      const range = document.createRange()
      range.selectNodeContents(child)
      return child.nodeType === 3 ? [...range.getClientRects()] : []
    })
  const isBeyond = (line: DOMRect, box: DOMRect) =>
    line.left < box.left - 2 ||
    line.right > box.right + 2 ||
    line.top < box.top - 4 ||
    line.bottom > box.bottom + 4
  const wordsCutBy = (box: Element) =>
    [...box.querySelectorAll('p, h1, h2, h3, h4, span, a, button, label, dt, dd')].filter(
      words =>
        words.checkVisibility({ visibilityProperty: true }) &&
        words.getBoundingClientRect().width > 8 &&
        getComputedStyle(words).clipPath !== 'inset(50%)' &&
        linesOf(words).some(line => line.width > 1 && isBeyond(line, box.getBoundingClientRect())),
    )
  const cut = [...document.querySelectorAll('body *')].filter(isCutting).flatMap(wordsCutBy)
  return [...new Set(cut)].map(({ textContent }) => (textContent ?? '').trim().slice(0, 40)).filter(Boolean)
}

/** Words of up to so many letters that go over several lines, for want of room for the letters of one. */
export function measureBrokenWords(letters: number): string[] {
  const broken = new Set<string>()
  const pattern = new RegExp(`(?<!\\S)\\p{L}{2,${letters}}(?=,?(?!\\S))`, 'gu')
  const isOnlyReadOut = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isOnlyReadOut(element.parentElement))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const { parentElement: element } = text
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('svg, select, script'))
      continue
    if (isOnlyReadOut(element)) continue
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(pattern)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
      )
      if (lines.size > 1) broken.add(word)
    }
  }
  return [...broken]
}
