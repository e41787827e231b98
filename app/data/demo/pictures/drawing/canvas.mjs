import { short } from './path.mjs'

const asIs = new Set([
  'preserveAspectRatio',
  'maskUnits',
  'colorInterpolationFilters',
  'viewBox',
  'gradientUnits',
  'gradientTransform',
  'baseFrequency',
  'numOctaves',
  'stdDeviation',
])
const name = key => (asIs.has(key) ? key : key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`))
const value = given => (typeof given === 'number' ? String(Math.round(given * 1000) / 1000) : given)

/** One SVG element; attributes in camel case, left out where undefined. */
export function tag(element, attributes = {}, children = '') {
  const written = Object.entries(attributes)
    .filter(([, given]) => given !== undefined)
    .map(([key, given]) => ` ${name(key)}="${value(given)}"`)
    .join('')
  const inside = Array.isArray(children) ? children.flat(Infinity).join('') : children
  return inside ? `<${element}${written}>${inside}</${element}>` : `<${element}${written}/>`
}

export const path = (d, attributes) => tag('path', { d, ...attributes })
export const circle = (x, y, r, attributes) =>
  tag('circle', { cx: short(x), cy: short(y), r: short(r), ...attributes })
export const oval = (x, y, rx, ry, attributes) =>
  tag('ellipse', { cx: short(x), cy: short(y), rx: short(rx), ry: short(ry), ...attributes })
export const box = (x, y, width, height, attributes) => tag('rect', { x, y, width, height, ...attributes })
export const group = (children, attributes) => tag('g', attributes, children)
export const line = (from, to, attributes) =>
  tag('path', {
    d: `M${short(from[0])} ${short(from[1])}L${short(to[0])} ${short(to[1])}`,
    fill: 'none',
    ...attributes,
  })

/** A round-ended line without a filling: the attributes of a drawn stroke. */
export const pen = (color, width, more) => ({
  fill: 'none',
  stroke: color,
  strokeWidth: width,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  ...more,
})

/** Move, turn (degrees) and scale, in that order as read by the eye. */
export const put = (x, y, turn = 0, scale = 1) =>
  `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${Array.isArray(scale) ? scale.join(' ') : scale})`

const stop = ([at, color, opacity]) => tag('stop', { offset: at, stopColor: color, stopOpacity: opacity })

/** A sheet to draw on: collects gradients, filters, masks and shapes, and prints one SVG document. */
export function canvas({ width, height, pixels = Number(process.env.PICTURE_PIXELS ?? 1920) }) {
  const definitions = []
  const shapes = []
  const define = (element, attributes, children) => {
    const id = `d${definitions.length}`
    definitions.push(tag(element, { id, ...attributes }, children))
    return `url(#${id})`
  }
  const filter = (children, room = 0.3) =>
    define(
      'filter',
      { x: -room, y: -room, width: 1 + room * 2, height: 1 + room * 2, colorInterpolationFilters: 'sRGB' },
      children,
    )
  return {
    width,
    height,
    add: (...elements) => shapes.push(elements.flat(Infinity).join('')),
    define,
    filter,
    linear: (stops, box = { x1: 0, y1: 0, x2: 0, y2: 1 }) => define('linearGradient', box, stops.map(stop)),
    radial: (stops, box = {}) => define('radialGradient', box, stops.map(stop)),
    blur: (amount, room = 0.5) => filter(tag('feGaussianBlur', { stdDeviation: amount }), room),
    clip: children => define('clipPath', {}, children),
    mask: children => define('mask', { maskUnits: 'userSpaceOnUse', x: 0, y: 0, width, height }, children),
    print: () =>
      tag(
        'svg',
        {
          xmlns: 'http://www.w3.org/2000/svg',
          'xmlns:xlink': 'http://www.w3.org/1999/xlink',
          width: pixels,
          height: Math.round((pixels * height) / width),
          viewBox: `0 0 ${width} ${height}`,
        },
        [tag('defs', {}, definitions), ...shapes],
      ),
  }
}
