import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconFlag, IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import {
  type CSSProperties,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { isExtension } from '../numbers/flow/extensions.ts';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { AddStep } from './AddStep.tsx';
import styles from './Canvas.module.css';
import { freeKeys, keyOfPort } from './flow/editing.ts';
import { type Item, layoutOf, type Line } from './flow/layout.ts';
import type { Flow, Kind, Node, Place } from './flow/nodes.ts';
import { moveTo, newIn, spanOf } from './flow/sight.ts';
import type { Walk } from './trial/walk.ts';
import { KindIcon } from './kinds.tsx';
import type { Words } from './useWords.ts';

const ZOOMS = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5] as const;
/** Around the tree, in pixels. */
const MARGIN = 40;
/** As cards write their titles: their heights are known before they are drawn. */
const TITLE_FONT = "600 13px 'Inter Variable', sans-serif";
/** What stands beside the title in a card. */
const BESIDE_TITLE = 68;

export interface CanvasProps {
  flow: Flow;
  number: string;
  words: Words;
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** Undefined: it cannot be changed. */
  onAdd: ((place: Place, kind: Kind) => void) | undefined;
  onAddKey: (id: string) => void;
  /** The path of the last trial. */
  walk: Walk | undefined;
  /** What a card says beneath its sentence. */
  figure: (node: Node) => string | undefined;
  hasProblem: (id: string) => boolean;
}

const ruler = document.createElement('canvas').getContext('2d');

/** In pixels. */
function titleWidth(text: string): number {
  if (ruler === null) return 0;
  ruler.font = TITLE_FONT;
  return ruler.measureText(text).width;
}

/** The flow as cards joined by lines, read from top to bottom. Scrolls like any page; drag moves it, too. */
export function FlowCanvas(props: CanvasProps) {
  const { flow, words, walk, figure, number } = props;
  const { t } = useTranslation('automation');
  const [zoom, setZoom] = useState<number>(1);
  const scroller = useRef<HTMLDivElement>(null);
  const { width, height, start, items, lines } = layoutOf(flow, (node, cardWidth) => {
    const wraps = titleWidth(words.step(node)) > cardWidth - BESIDE_TITLE;
    return 60 + (wraps ? 18 : 0) - (wraps && figure(node) === undefined ? 8 : 0);
  });
  const pan = usePan(scroller);
  const step = (by: 1 | -1) => {
    const at = ZOOMS.findIndex((each) => each >= zoom - 0.001);
    setZoom(ZOOMS[Math.min(Math.max((at === -1 ? ZOOMS.length - 1 : at) + by, 0), ZOOMS.length - 1)] ?? 1);
  };
  const fit = () => {
    const box = scroller.current;
    if (box === null) return;
    const share = Math.min(box.clientWidth / (width + 2 * MARGIN), box.clientHeight / (height + 2 * MARGIN));
    setZoom(Math.max(ZOOMS[0], Math.min(1, Math.floor(share * 100) / 100)));
  };
  // Begins with the call's pill in the middle.
  const middle = (start.x + start.width / 2 + MARGIN) * zoom;
  const centred = useRef(false);
  useEffect(() => {
    const box = scroller.current;
    if (box === null || centred.current) return;
    centred.current = true;
    box.scrollLeft = middle - box.clientWidth / 2;
  }, [middle]);
  const keys = items.map(pieceOf);
  useShown(scroller, props.selected, keys, zoom, () => step(-1));
  return (
    <section className={styles['canvas']} aria-label={t('canvas.label')} data-testid="flow-canvas">
      <div className={styles['scroller']} ref={scroller} {...pan}>
        <div
          className={styles['space']}
          style={{ width: (width + 2 * MARGIN) * zoom, height: (height + 2 * MARGIN) * zoom }}
        >
          <div className={styles['tree']} style={{ width, height, transform: `scale(${zoom})`, margin: MARGIN * zoom }}>
            <svg className={styles['lines']} width={width} height={height} aria-hidden>
              {[...lines]
                .toSorted((one, other) => Number(isWalked(one, walk)) - Number(isWalked(other, walk)))
                .map((line) => (
                  <path key={line.key} d={line.path} data-walked={isWalked(line, walk) || undefined} />
                ))}
            </svg>
            <div
              className={styles['start']}
              style={{ left: start.x, top: start.y, width: start.width, height: start.height }}
              data-walked={walk !== undefined || undefined}
            >
              {walk === undefined ? null : <span className={styles['order']}>{1}</span>}
              <span>{t('canvas.callTo')}</span> <PhoneNumber number={number} />
            </div>
            {lines.map((line) => (
              <Way key={line.key} line={line} {...props} />
            ))}
            {items.map((item) => (
              <Card key={pieceOf(item)} item={item} {...props} />
            ))}
          </div>
        </div>
      </div>
      <div className={styles['zoom']}>
        <ActionIcon aria-label={t('canvas.out')} onClick={() => step(-1)}>
          <IconMinus size={16} />
        </ActionIcon>
        <span aria-live="polite">{t('canvas.percent', { percent: Math.round(zoom * 100) })}</span>
        <ActionIcon aria-label={t('canvas.in')} onClick={() => step(1)}>
          <IconPlus size={16} />
        </ActionIcon>
        <i aria-hidden />
        <ActionIcon aria-label={t('canvas.fit')} onClick={fit}>
          <IconMaximize size={16} />
        </ActionIcon>
      </div>
      {walk === undefined ? null : (
        <p className={styles['legend']}>
          <i aria-hidden />
          {t('canvas.legend')}
        </p>
      )}
    </section>
  );
}

/** A piece keeps its name when others come before it. */
const pieceOf = (item: Item): string => (item.what === 'node' ? item.node.id : item.key);

const isWalked = (line: Line, walk: Walk | undefined): boolean =>
  walk !== undefined &&
  (line.place === 'start' ? walk.ways.has('start') : walk.ways.has(`${line.place.of}.${line.place.port}`));

/** The name of a way, and the "+" on it. */
function Way({ line, flow, words, onAdd, onAddKey, walk }: CanvasProps & { line: Line }) {
  const { t } = useTranslation('automation');
  const { place, name, plus } = line;
  const walked = isWalked(line, walk) || undefined;
  const key = place === 'start' ? undefined : keyOfPort(place.port);
  const menu = place === 'start' || place.port !== 'next' ? undefined : flow.nodes.find(({ id }) => id === place.of);
  const label = key === undefined || place === 'start' ? words.way(place) : menuLabel(flow, place, key);
  const where = useAddName(flow, words, place);
  return (
    <>
      {name === undefined ? null : (
        <span className={styles['way']} style={{ left: name.x, top: name.y }} data-walked={walked} title={label}>
          {key === undefined ? null : <kbd>{key}</kbd>}
          <span>
            {key !== undefined && label === '' ? t(isExtension(key) ? 'way.extension' : 'way.key', { key }) : label}
          </span>
        </span>
      )}
      {/* What leads nowhere ends in a field that offers the same. */}
      {onAdd === undefined || plus === undefined || line.to === null ? null : (
        <span className={styles['plus']} style={{ left: plus.x, top: plus.y }}>
          <AddStep flow={flow} place={place} onAdd={onAdd} name={where} />
        </span>
      )}
      {onAdd !== undefined && menu?.kind === 'MENU' && name !== undefined && freeKeys(menu).length > 0 ? (
        <AddKey line={line} onClick={() => onAddKey(menu.id)} />
      ) : null}
    </>
  );
}

/** What a place to add a step is called: no two of a flow alike, for who hears them one after the other. */
function useAddName(flow: Flow, words: Words, place: Place): string {
  const { t } = useTranslation('automation');
  const before = place === 'start' ? undefined : flow.nodes.find(({ id }) => id === place.of);
  if (before === undefined) return t('add.first');
  const said = words.step(before);
  // Two steps may say the same: where they stand tells them apart.
  const isAlone = flow.nodes.every((node) => node === before || words.step(node) !== said);
  const step = isAlone ? said : `${said} (${words.whereabouts(before)})`;
  const way = words.way(place);
  return way === undefined ? t('add.afterStep', { step }) : t('add.onWay', { step, way });
}

const menuLabel = (flow: Flow, place: Exclude<Place, 'start'>, key: string): string =>
  flow.nodes.find(({ id }) => id === place.of)?.choices.find((choice) => choice.key === key)?.label ?? '';

/** Stands beside the trunk that comes out of a menu. */
function AddKey({ line, onClick }: { line: Line; onClick: () => void }) {
  const { t } = useTranslation('automation');
  const [, x = '0', y = '0'] = /^M([\d.]+),([\d.]+)/.exec(line.path) ?? [];
  return (
    <Button
      size="compact-xs"
      variant="default"
      radius="xl"
      className={styles['addKey'] ?? ''}
      style={{ left: Number(x) + 12, top: Number(y) + 4 }}
      leftSection={<IconPlus size={12} stroke={2.25} aria-hidden />}
      onClick={onClick}
    >
      {t('add.key')}
    </Button>
  );
}

/** The end of a way at which nothing stands yet. */
function Empty({
  piece,
  place,
  box,
  flow,
  words,
  onAdd,
}: {
  piece: string;
  place: Place;
  box: CSSProperties;
  flow: Flow;
  words: Words;
  onAdd: (place: Place, kind: Kind) => void;
}) {
  const { t } = useTranslation('automation');
  const name = useAddName(flow, words, place);
  return (
    <AddStep flow={flow} place={place} onAdd={onAdd}>
      <button type="button" className={styles['empty']} style={box} aria-label={name} data-piece={piece}>
        <IconPlus size={14} aria-hidden />
        {t('add.step')}
      </button>
    </AddStep>
  );
}

function Card({
  item,
  flow,
  words,
  selected,
  onSelect,
  onAdd,
  walk,
  figure,
  hasProblem,
}: CanvasProps & { item: Item }) {
  const { t } = useTranslation('automation');
  const box = { left: item.x, top: item.y, width: item.width, height: item.height };
  if (item.what === 'empty')
    return onAdd === undefined ? (
      <span className={styles['empty']} style={box} data-piece={item.key}>
        {t('add.nothing')}
      </span>
    ) : (
      <Empty piece={item.key} place={item.place} box={box} flow={flow} words={words} onAdd={onAdd} />
    );
  const { node } = item;
  if (item.what === 'reference')
    return (
      <button
        type="button"
        className={styles['reference']}
        style={box}
        onClick={() => onSelect(node.id)}
        data-piece={item.key}
      >
        <IconArrowBackUp size={14} aria-hidden />
        <span>{t('goesOn', { step: words.step(node) })}</span>
      </button>
    );
  const order = walk?.order.get(node.id);
  const below = figure(node);
  return (
    <button
      type="button"
      className={styles['card']}
      style={box}
      onClick={() => onSelect(node.id)}
      aria-pressed={node.id === selected}
      data-walked={order !== undefined || undefined}
      data-node={node.id}
      data-piece={node.id}
      data-testid="flow-card"
    >
      {order === undefined ? null : <span className={styles['order']}>{order}</span>}
      <KindIcon kind={node.kind} />
      <span className={styles['text']}>
        <b title={words.step(node)}>{words.step(node)}</b>
        {below === undefined ? null : <span>{below}</span>}
      </span>
      {hasProblem(node.id) ? (
        <span className={styles['problem']}>
          <IconFlag size={14} aria-label={t('check.here')} />
        </span>
      ) : null}
    </button>
  );
}

/**
 * Brings the chosen card into sight, when it was chosen elsewhere; and whatever is added, with its branches: what does not fit
 * is zoomed out until it does, as far as that goes.
 */
function useShown(
  scroller: RefObject<HTMLDivElement | null>,
  selected: string | undefined,
  keys: readonly string[],
  zoom: number,
  zoomOut: () => void,
) {
  const known = useRef<ReadonlySet<string>>(new Set(keys));
  const wanted = useRef<readonly string[]>([]);
  const show = useEffectEvent(() => {
    const box = scroller.current;
    if (box === null) return;
    const found = wanted.current.flatMap((key) => {
      const piece = box.querySelector(`[data-piece="${CSS.escape(key)}"]`);
      return piece === null ? [] : [piece.getBoundingClientRect()];
    });
    if (found.length === 0) return;
    const view = box.getBoundingClientRect();
    const x = moveTo(spanOf(found.map(({ left, right }) => ({ from: left, to: right }))), {
      from: view.left,
      to: view.right,
    });
    const y = moveTo(spanOf(found.map(({ top, bottom }) => ({ from: top, to: bottom }))), {
      from: view.top,
      to: view.bottom,
    });
    if ((x === undefined || y === undefined) && zoom > ZOOMS[0] && found.length > 1) return zoomOut();
    wanted.current = [];
    if (x === undefined || y === undefined)
      box.querySelector(`[data-piece="${CSS.escape(selected ?? '')}"]`)?.scrollIntoView(NEAREST);
    else box.scrollBy(x, y);
  });
  const flowKey = keys.join(' ');
  useEffect(() => {
    const fresh = newIn(known.current, flowKey.split(' '));
    known.current = new Set(flowKey.split(' '));
    wanted.current = [...fresh, ...(selected === undefined ? [] : [selected])];
    show();
  }, [flowKey, selected]);
  // Zoomed out for what does not fit, it is looked at again; zoomed by hand, nothing is wanted.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it reads nothing of it, and looks again when it has changed
  useEffect(() => show(), [zoom]);
}

const NEAREST = { block: 'nearest', inline: 'nearest' } as const;

/** Dragging the ground moves the canvas; wheels, touch and keys scroll it as they do everywhere. */
function usePan(scroller: RefObject<HTMLDivElement | null>) {
  const from = useRef<{ x: number; y: number; left: number; top: number }>(undefined);
  return {
    onPointerDown: (event: ReactPointerEvent) => {
      const box = scroller.current;
      if (box === null || event.pointerType !== 'mouse' || event.button !== 0) return;
      if ((event.target as Element).closest('button, [role=menu]') !== null) return;
      from.current = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
      box.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientX, clientY }: ReactPointerEvent) => {
      const [box, start] = [scroller.current, from.current];
      if (box === null || start === undefined) return;
      box.scrollLeft = start.left + start.x - clientX;
      box.scrollTop = start.top + start.y - clientY;
    },
    onPointerUp: () => {
      from.current = undefined;
    },
  };
}
