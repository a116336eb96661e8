/**
 * Cleans a drawing of a stranger. It is read into a tree and written again from that, so nothing
 * gets through that is not named here.
 */
import { faulty, FILE_LIMITS, type OrFaults, packFault } from './packFile';

type Attribute = { readonly name: string; readonly value: string };
type Node = {
  readonly name: string;
  /** It is written again, and so is everything around it. */
  readonly isShown: boolean;
  /** It is a clip path, or a part of one. */
  readonly clips: boolean;
};

const SHAPES = 'path circle ellipse rect line polyline polygon';
const KEPT = new Set(`svg g defs linearGradient radialGradient stop clipPath ${SHAPES}`.split(' '));
/** Such a file wants more than to be looked at. */
const HOSTILE = /^(script|foreignobject|iframe|object|embed|handler|listener)$/i;
const ATTRIBUTES = new Set(
  `id viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform offset
  gradientUnits gradientTransform spreadMethod clipPathUnits clip-path clip-rule preserveAspectRatio
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity stop-color stop-opacity`.split(
    /\s+/,
  ),
);
const CLIP = 'clipPath';
const SAFE_VALUE = /^(url\(#[\w-]{1,60}\)|[-\w\s.,#%()+]*)$/;
const NS = 'http://www.w3.org/2000/svg';

export function cleanSvg(file: string, text: string): OrFaults<string> {
  const { svgBytes, svgNodes, svgDepth } = FILE_LIMITS;
  const bad = (code: string, about = {}) => faulty(packFault(code, { file, ...about }));
  if (text.length > svgBytes) return bad('svg-large', { most: `${svgBytes / 1024} KB` });
  const plain = withoutComments(text)
    ?.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '')
    .replace(/<!DOCTYPE svg PUBLIC "[^"<>[\]]*"\s*"[^"<>[\]]*"\s*>/i, '');
  if (plain === undefined) return bad('svg-broken');
  if (/<[!?]/.test(plain)) return bad('svg-hostile', { what: '<!…>' });
  const out: string[] = [];
  const open: Node[] = [];
  let [nodes, at] = [0, 0];
  for (const found of plain.matchAll(TAG)) {
    const [whole, isEnd, name = '', inside = '', isEmpty] = found;
    if (plain.slice(at, found.index).includes('<')) return bad('svg-broken');
    at = found.index + whole.length;
    if (HOSTILE.test(localName(name))) return bad('svg-hostile', { what: `<${name}>` });
    if (isEnd) {
      const last = open.pop();
      if (last?.name !== name) return bad('svg-broken');
      if (last.isShown) out.push(`</${name}>`);
      continue;
    }
    if (++nodes > svgNodes || open.length >= svgDepth) return bad('svg-many', { most: svgNodes });
    const parent = open[open.length - 1];
    if (!parent && nodes > 1) return bad('svg-broken');
    const attributes = attributesIn(inside);
    const hostile = attributes.find(isHostile);
    if (hostile) return bad('svg-hostile', { what: hostile.name });
    const node = nodeIn(parent, name);
    if (node.isShown) out.push(written(node, attributes, isEmpty));
    if (!isEmpty) open.push(node);
  }
  const isWhole = open.length === 0 && !plain.slice(at).includes('<');
  return isWhole && out[0]?.startsWith('<svg')
    ? { ok: true, value: out.join('') }
    : bad('svg-broken');
}

const nodeIn = (parent: Node | undefined, name: string): Node => ({
  name,
  isShown: (parent?.isShown ?? true) && KEPT.has(name) && (name === 'svg') === !parent,
  clips: name === CLIP || parent?.clips === true,
});

/** Undefined: one is never closed. */
function withoutComments(text: string): string | undefined {
  const parts: string[] = [];
  let at = 0;
  for (let from = text.indexOf('<!--'); from >= 0; from = text.indexOf('<!--', at)) {
    const end = text.indexOf('-->', from + 4);
    if (end < 0) return undefined;
    parts.push(text.slice(at, from));
    at = end + 3;
  }
  return parts.join('') + text.slice(at);
}

const TAG = /<(\/)?([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/)?>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const attributesIn = (text: string): readonly Attribute[] =>
  [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => ({
    name,
    value: double ?? single ?? '',
  }));

/** An event handler, an address elsewhere, or a value written so that nobody sees what it is. */
function isHostile({ name, value }: Attribute): boolean {
  if (/^on/i.test(localName(name))) return true;
  if (/^xmlns(:|$)/.test(name)) return false;
  if (/^href$/i.test(localName(name))) return !value.startsWith('#');
  return /&#|url\(\s*(?!["']?#)|javascript:|data:|@import|expression\(/i.test(value);
}

/** A clip path that is clipped itself could take exponential time to draw, so none is. */
function written({ name, clips }: Node, attributes: readonly Attribute[], end = ''): string {
  const kept = new Map<string, string>();
  for (const it of attributes)
    for (const { name: its, value } of it.name === 'style' ? styled(it.value) : [it])
      if (ATTRIBUTES.has(its) && SAFE_VALUE.test(value) && !(clips && its === 'clip-path'))
        kept.set(its, value.trim());
  let words = name === 'svg' ? ` xmlns="${NS}"` : '';
  for (const [its, value] of kept) words += ` ${its}="${value}"`;
  return `<${name}${words}${end}>`;
}

/** Drawing programs put colours there; as attributes they are judged like all others. */
const styled = (style: string) =>
  style.split(';').flatMap(part => {
    const [name, value] = part.split(':');
    return name !== undefined && value !== undefined
      ? [{ name: name.trim(), value: value.trim() }]
      : [];
  });
