import { useMemo } from 'react';
import { rowAnchor } from '../../model/page-file.ts';
import type { Row } from './search-rows.ts';

export function useRowAnchors(section: string, rows: Row[]): Map<Row, string> {
  return useMemo(() => new Map(rows.map((row, place) => [row, rowAnchor(section, row, place)])), [section, rows]);
}
