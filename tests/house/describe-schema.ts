import type * as v from 'valibot'

export type Description = string | { [part: string]: Description } | Description[]

/** The parts of valibot's schemas and actions that tell something about the shape. */
interface Part {
  kind: 'schema' | 'validation' | 'transformation' | 'metadata'
  type: string
  entries?: Record<string, Part>
  item?: Part
  items?: Part[]
  key?: Part | string
  literal?: unknown
  options?: unknown[]
  pipe?: Part[]
  requirement?: unknown
  operation?: { name: string }
  rest?: Part
  value?: Part
  wrapped?: Part
  default?: unknown
  fallback?: unknown
}

const OPTIONAL = new Set(['optional', 'exact_optional', 'undefinedable', 'nullish'])
const NULLABLE = new Set(['nullable', 'nullish'])

/**
 * Describes a schema as data that reads well in a diff: one line for each field, `?` for a field that may be
 * missing, and fields in alphabetical order, so that moving one changes nothing.
 */
export function describeSchema(schema: v.GenericSchema): Description {
  return shapeOf(schema as unknown as Part)
}

function shapeOf(part: Part): Description {
  const [first, ...steps] = part.pipe ?? [part]
  const shape = first ? plainShape(first) : 'nothing'
  const rules = [...steps.filter((step) => step.kind !== 'metadata').map(describeStep), ...presets(part)]
  if (rules.length === 0) return shape
  return typeof shape === 'string' ? [shape, ...rules].join(', ') : { is: shape, rules: rules.join(', ') }
}

function describeStep(step: Part): string {
  if (step.kind === 'schema') return `then ${JSON.stringify(shapeOf(step))}`
  if (step.kind === 'transformation')
    return step.operation?.name ? `to ${step.operation.name}` : `to ${step.type}`
  return typeof step.requirement === 'function'
    ? step.type
    : `${step.type} ${written(step.requirement)}`.trim()
}

function plainShape(part: Part): Description {
  if (part.wrapped) return describeWrapped(part, part.wrapped)
  if (part.entries) return describeFields(part)
  if (part.item) return { 'list of': shapeOf(part.item) }
  if (part.items) return { tuple: [...part.items.map(shapeOf), ...(part.rest ? [shapeOf(part.rest)] : [])] }
  if (part.options) return describeOptions(part)
  if (part.value && typeof part.key === 'object')
    return { 'map from': shapeOf(part.key), to: shapeOf(part.value) }
  return part.type === 'literal' ? written(part.literal) : part.type
}

/** The values that replace a missing or a wrong one. */
function presets(part: Part): string[] {
  const named = { default: part.default, fallback: part.fallback }
  const given = Object.entries(named).filter(([, value]) => value !== undefined)
  return given.map(([name, value]) => `${name} ${typeof value === 'function' ? 'made' : written(value)}`)
}

function describeWrapped(part: Part, wrapped: Part): Description {
  const inner = shapeOf(wrapped)
  const extra = [
    ...(NULLABLE.has(part.type) ? ['null'] : []),
    ...(OPTIONAL.has(part.type) ? ['missing'] : []),
    ...(/^non_/.test(part.type) ? [part.type] : []),
  ].join(' or ')
  return typeof inner === 'string' ? `${inner} or ${extra}` : { 'one of': [inner, extra] }
}

function describeFields(part: Part): Description {
  const fields = Object.entries(part.entries ?? {}).map(([name, field]): [string, Description] =>
    OPTIONAL.has(field.type) ? [`${name}?`, shapeOf(withoutMissing(field))] : [name, shapeOf(field)],
  )
  const described = Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)))
  if (part.rest) described['…'] = shapeOf(part.rest)
  else if (part.type !== 'object') described['…'] = part.type
  return described
}

/**
 * The field without its wrapper for missing values, which the question mark behind its name tells already.
 */
function withoutMissing(field: Part): Part {
  const { wrapped } = field
  if (!wrapped) return field
  if (field.type === 'nullish') return { ...field, type: 'nullable' }
  return field.default === undefined ? wrapped : { ...wrapped, default: field.default }
}

function describeOptions(part: Part): Description {
  const options = (part.options ?? []).map((it) => (isPart(it) ? shapeOf(it) : written(it)))
  const how = part.type === 'intersect' ? 'all of' : 'one of'
  return options.every((it) => typeof it === 'string') && how === 'one of'
    ? options.join(' | ')
    : { [how]: options }
}

function isPart(it: unknown): it is Part {
  return typeof it === 'object' && it !== null && 'kind' in it
}

function written(value: unknown): string {
  if (value === undefined) return ''
  if (value instanceof RegExp || typeof value === 'bigint') return String(value)
  return JSON.stringify(value)
}
