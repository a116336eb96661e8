import type { Seat } from '@/kit/seat';
import { unreachable } from '@/kit/unreachable';
import { type Good, GOODS, type Order, ORDERS } from '../../rules/components';
import { cubesName, listed, nodeName, orderName, placeName, tileName } from '../pieces/naming';
import { sideOf } from '../pieces/side';
import type { PieceSay } from '../pieces/words';
import type { EndingSay } from '../ending/words';
import type { News } from './news';

type Voice = {
  readonly say: EndingSay;
  readonly pieces: PieceSay;
  name(seat: Seat): string;
};

/** Turns a piece of news into a sentence. */
export function newsWords({ say, pieces, name }: Voice, news: News): string {
  switch (news.what) {
    case 'revealed':
    case 'started':
    case 'over':
      return say(`news.${news.what}`);
    case 'chose':
    case 'placed':
    case 'ready':
    case 'exchanged':
    case 'anew':
      return say(`news.${news.what}`, { name: name(news.seat) });
    case 'turned':
    case 'lapsed': {
      const glass = say(`news.${sideOf(news.glass)}`);
      const place = placeName(pieces, news.on);
      return say(`news.${news.what}`, { name: name(news.seat), glass, place });
    }
    case 'setOut':
    case 'stays':
    case 'arrived':
    case 'waits':
    case 'took':
    case 'tucked':
      return say(`news.${news.what}`, { name: name(news.seat), node: nodeName(pieces, news.node) });
    case 'produced':
    case 'loaded':
      return say(`news.${news.what}`, {
        name: name(news.seat),
        goods: goodsWords(pieces, news.goods),
      });
    case 'offered':
      return say('news.offered', {
        name: name(news.seat),
        orders: ordersWords(pieces, news.orders),
      });
    case 'built':
    case 'upgraded': {
      const tile = tileName(pieces, news.tile, news.stage);
      return say(`news.${news.what}`, { name: name(news.seat), tile });
    }
    case 'delivered':
      return say(news.bonus ? 'news.deliveredBonus' : 'news.delivered', {
        name: name(news.seat),
        owner: name(news.planet),
        orders: ordersWords(pieces, news.orders),
      });
    case 'contested':
      return say('news.contested', {
        names: listed(pieces, news.seats.map(name)),
        node: nodeName(pieces, news.planet),
      });
    default:
      return unreachable(news);
  }
}

const counted = <T>(things: readonly T[], thing: T) => things.filter(one => one === thing).length;

const goodsWords = (pieces: PieceSay, goods: readonly Good[]): string =>
  listed(
    pieces,
    GOODS.filter(good => goods.includes(good)).map(good =>
      cubesName(pieces, good, counted(goods, good)),
    ),
  );

const ordersWords = (pieces: PieceSay, orders: readonly Order[]): string =>
  listed(
    pieces,
    ORDERS.filter(order => orders.includes(order)).map(order => {
      const count = counted(orders, order);
      return `${count > 1 ? `${count} × ` : ''}${orderName(pieces, order)}`;
    }),
  );
