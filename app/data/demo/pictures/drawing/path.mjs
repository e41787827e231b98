/** A coordinate as short as the eye allows: one decimal. */
export const short = value => String(Math.round(value * 10) / 10)

const pair = ([x, y]) => `${short(x)} ${short(y)}`

/** Straight lines through the points. */
export const straight = (points, closed = false) => `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`

/** A soft curve through every point (Catmull-Rom written as Béziers). */
export function smooth(points, closed = false) {
  const count = points.length
  const at = index =>
    closed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))]
  const parts = [`M${pair(points[0])}`]
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    parts.push(`C${pair(first)} ${pair(second)} ${pair(to)}`)
  }
  return parts.join('') + (closed ? 'Z' : '')
}

/** `count` points of a curve given as a function of 0…1. */
export const sample = (count, curve) =>
  Array.from({ length: count }, (_, index) => curve(index / (count - 1)))

/** The unit vectors at right angles to a line of points. */
export function normals(points) {
  return points.map((_, index) => {
    const [from, to] = [points[Math.max(0, index - 1)], points[Math.min(points.length - 1, index + 1)]]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  })
}

/** The points moved sideways by `distance(t)`. */
export function offset(points, distance) {
  const sides = normals(points)
  return points.map(([x, y], index) => {
    const by = distance(index / (points.length - 1))
    return [x + sides[index][0] * by, y + sides[index][1] * by]
  })
}

/** A filled stroke along the points whose half width is `half(t)`. */
export function ribbon(points, half) {
  const left = offset(points, half)
  const right = offset(points, t => -half(t)).reverse()
  return smooth([...left, ...right], true)
}

/** Points on a circle or ellipse; `radius(angle)` may vary. */
export const around = (count, [x, y], radius, stretch = 1) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    const length = typeof radius === 'number' ? radius : radius(angle)
    return [x + Math.cos(angle) * length, y + Math.sin(angle) * length * stretch]
  })

/** Points turned by `angle` (radians), scaled and moved. */
export const placed = (points, { x = 0, y = 0, angle = 0, scale = 1 }) =>
  points.map(([px, py]) => [
    x + (px * Math.cos(angle) - py * Math.sin(angle)) * scale,
    y + (px * Math.sin(angle) + py * Math.cos(angle)) * scale,
  ])
