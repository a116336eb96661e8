import { type ComponentType, createElement, useState } from 'react';
import { Fetching } from '@/ui/fetching/Fetching';
import { useFetched } from '@/ui/fetching/parts';
import { UnfetchedAbove } from '@/ui/fetching/Unfetched';

type Fetch<Props> = () => Promise<ComponentType<Props>>;

/** A page whose code is fetched when it is first shown. */
export function later(name: string, fetch: Fetch<object>) {
  return function Later() {
    const Page = useFetched(name, fetch);
    return createElement(Page ?? Fetching);
  };
}

/** Something that lies over the pages. Nothing of it shows until its code has been fetched. */
export function laterAbove(name: string, fetch: Fetch<object>) {
  return function LaterAbove() {
    const Part = useFetched(name, fetch);
    return Part ? createElement(Part) : <UnfetchedAbove of={name} />;
  };
}

/** A sheet whose code is loaded when it is first opened. */
export function laterSheet<Props extends { readonly open: boolean }>(
  name: string,
  fetch: Fetch<Props>,
) {
  return function LaterSheet(props: Props) {
    const [isAsked, setAsked] = useState(props.open);
    if (props.open && !isAsked) setAsked(true);
    const Sheet = useFetched(isAsked ? name : undefined, fetch);
    if (Sheet) return createElement(Sheet, props);
    return props.open ? <UnfetchedAbove of={name} /> : null;
  };
}
