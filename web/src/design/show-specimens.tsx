import { Clock, Link2, Mail, Shirt, ShoppingBasket, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Callout, InfoList } from '../ui/feedback/callout.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Button } from '../ui/form/button.tsx';
import { FormTabs } from '../ui/form/form-tabs.tsx';
import { Avatar } from '../ui/layout/avatar.tsx';
import { BrandMark } from '../ui/layout/brand-mark.tsx';
import { Card } from '../ui/layout/card.tsx';
import { DefinitionList } from '../ui/layout/definition-list.tsx';
import { Step } from '../ui/layout/step.tsx';
import { SummaryRows } from '../ui/layout/summary-rows.tsx';
import { TabLink, TabNav } from '../ui/layout/tab-nav.tsx';
import { TabPanel, Tabs } from '../ui/layout/tabs.tsx';
import { Thread } from '../ui/layout/thread.tsx';
import { ActiveMark } from '../ui/table/active-mark.tsx';
import { FigureTable } from '../ui/table/figure-table.tsx';
import { CapacityBars } from '../ui/trade/capacity-bars.tsx';
import { ChartKey, ColumnChart } from '../ui/trade/column-chart.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { ProgressLine, ProgressSteps } from '../ui/trade/progress-line.tsx';
import { RatioStrip } from '../ui/trade/ratio-strip.tsx';
import { SplitBar, SplitKey } from '../ui/trade/split-bar.tsx';
import { StatCard, StatCards } from '../ui/trade/stat-card.tsx';
import { CountBadge, StatusBadge } from '../ui/trade/status-badge.tsx';
import { StatusGlyph } from '../ui/trade/status-glyph.tsx';
import { toneOf } from '../ui/trade/status-tone.ts';
import { StockGauge, StockText } from '../ui/trade/stock-gauge.tsx';
import { Swatches, SwatchPoints } from '../ui/trade/swatch.tsx';
import { Specimen } from './specimen.tsx';
import type { SpecimenWords } from './words.ts';

const statuses = [
  'pending',
  'confirmed',
  'in_production',
  'shipped',
  'delivered',
  'cancelled',
  'approved',
  'rejected',
  'ready',
] as const;
const months = [96, 88, 104, 131, 118, 127, 109, 92, 121, 158, 172, 115];
const categories = ['CLOTHING', 'SHOES', 'ACCESSORIES', 'BAGS', 'WATCHES', 'JEWELRY', 'OTHER'];

export function ShowSpecimens({ words }: { words: SpecimenWords }) {
  const [tab, setTab] = useState<'current' | 'history'>('current');
  return (
    <>
      <Specimen name="Status">
        {statuses.map(status => (
          <StatusBadge key={status} tone={toneOf(status)}>
            {words[status]}
          </StatusBadge>
        ))}
        <CountBadge tone="pending">3 bekleyen talep</CountBadge>
      </Specimen>
      <Specimen name="Progress" grid>
        {(['pending', 'in_production', 'shipped', 'cancelled'] as const).map(status => (
          <ProgressLine key={status} status={status} label={words[status]} />
        ))}
        <ProgressSteps
          status="in_production"
          steps={{
            pending: { label: words.pending, note: '18 Nov' },
            confirmed: { label: words.confirmed, note: '18 Nov' },
            in_production: { label: words.in_production, note: '19 Nov' },
            shipped: { label: words.shipped },
            delivered: { label: words.delivered },
          }}
        />
      </Specimen>
      <Specimen name="Figures and marks">
        <StockGauge pieces={410} />
        <StockGauge pieces={8} />
        <StockGauge pieces={0} />
        <StockText pieces={8}>8 {words.left}</StockText>
        <StockText pieces={410}>{words.inStock}, 410</StockText>
        <StockText brief pieces={410}>
          {words.inStock}
        </StockText>
        <ActiveMark active>{words.active}</ActiveMark>
        <ActiveMark active={false}>{words.inactive}</ActiveMark>
        <CapacityBars capacity="low">{words.low}</CapacityBars>
        <CapacityBars capacity="medium">{words.medium}</CapacityBars>
        <CapacityBars capacity="high">{words.high}</CapacityBars>
        <Swatches
          colors={['White', 'Black', 'Grey', 'Red', 'Blue', 'Yellow', 'Green', 'Plum']}
          label={words.colors}
          most={8}
        />
        <SwatchPoints
          colors={['White', 'Black', 'Grey', 'Red']}
          label={words.colors}
          nameOf={color => color}
          onPoint={() => {}}
          onChoose={() => {}}
        />
        <span className="flex w-12">
          <Swatches fit colors={['White', 'Black', 'Grey', 'Red']} label={words.colors} />
        </span>
        <Avatar name="Yıldız Butik" />
        <Avatar name="متجر النور" size="lg" />
        <BrandMark />
        <BrandMark sign="check" className="h-14 w-12 text-accent-text" />
        <BrandMark sign="notice" className="h-14 w-12 text-ink-3" />
      </Specimen>
      <Specimen name="Tabs" grid>
        <Tabs
          label={words.current}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'current', label: words.current, count: 86 },
            { value: 'history', label: words.history, count: 24 },
          ]}
        >
          <TabPanel value="current">{null}</TabPanel>
          <TabPanel value="history">{null}</TabPanel>
        </Tabs>
        <FormTabs
          label={words.current}
          tabs={[
            { value: 'current', label: words.current, content: words.current },
            {
              value: 'history',
              label: words.history,
              count: 24,
              fault: words.pending,
              content: words.history,
            },
          ]}
        />
        <TabNav packed label={words.customer}>
          {statuses.slice(0, 4).map(status => (
            <TabLink key={status} current={status === 'confirmed'}>
              <a href={`#${status}`}>{words[status]}</a>
            </TabLink>
          ))}
        </TabNav>
        <TabNav label={words.status}>
          {statuses.slice(0, 6).map(status => (
            <TabLink key={status} current={status === 'confirmed'}>
              <a href={`#${status}`}>{words[status]}</a>
            </TabLink>
          ))}
        </TabNav>
      </Specimen>
      <Specimen name="Stat cards">
        <div className="w-full">
          <StatCards>
            <StatCard
              label={words.pending}
              value="42"
              glyph={<StatusGlyph tone="pending" />}
              link={<a href="#pending" />}
            />
            <StatCard
              label={words.delivered}
              value="1.284"
              glyph={<StatusGlyph tone="delivered" />}
              link={<a href="#delivered" />}
            />
            <StatCard
              label={words.confirmed}
              value={<Skeleton width="56px" height="28px" />}
              glyph={<StatusGlyph tone="confirmed" />}
              link={<a href="#confirmed" />}
            />
            <StatCard label={words.stock} value="1.248" glyph={<Shirt aria-hidden="true" />} />
          </StatCards>
        </div>
      </Specimen>
      <Specimen name="Steps" grid>
        <Step number={1} title={words.shop} about="Atlas Butik" state="done" />
        <Step number={2} title={words.stock} state="current">
          <p className="step-body">{words.description}</p>
        </Step>
        <Step number={3} title={words.history} about={words.more} state="later" />
      </Specimen>
      <Specimen name="Column chart and figures">
        <Card title={words.history} end="1.431" className="w-full">
          <ColumnChart
            label={words.history}
            columns={months.map((value, index) => ({
              id: String(index),
              name: new Date(2025, 11 + index, 1).toLocaleString('tr', { month: 'short' }),
              value,
              ...(index < 2 ? { note: String(2025 + index) } : {}),
              ...(index === 11 ? { current: true, note: "20 Kas'a kadar" } : {}),
            }))}
          />
          <ColumnChart
            whole
            label={words.history}
            columns={months.map((value, index) => ({
              id: String(index),
              name: String(index + 1),
              value,
              before: value * 0.8,
              ...(index === 11 ? { isOpen: true } : {}),
            }))}
          />
          <p className="px-5 pb-4">
            <ChartKey kind="now" /> 2026 <ChartKey kind="before" /> 2025
          </p>
          <FigureTable
            label={words.history}
            lead={words.customer}
            columns={[{ id: 'pieces', header: words.stock }]}
            rows={[
              { id: 'a', lead: 'İpek Yolu Tekstil', bar: { value: 1, before: 0.7 }, cells: ['1.280'] },
              { id: 'b', lead: 'Atlas Butik', bar: { value: 0.5, rest: 0.3 }, cells: ['640'] },
            ]}
            total={{ lead: words.stock, cells: ['1.920'] }}
          />
        </Card>
      </Specimen>
      <Specimen name="Lists and sums" grid>
        <DefinitionList
          items={[
            { term: words.customer, value: <b>İpek Yolu Tekstil</b> },
            { term: words.email, value: 'toptan@ipekyolu.com.tr' },
            {
              term: words.status,
              value: <StatusBadge tone="in_production">{words.in_production}</StatusBadge>,
            },
          ]}
        />
        <SummaryRows
          rows={[
            { label: words.subtotal, value: '₺24,036.00' },
            { label: words.fee, value: '₺25.00' },
            { label: words.total, value: '₺24,061.00', strong: true },
          ]}
        />
        <Card flat title={words.current} end={words.visible}>
          <SummaryRows
            ruled
            rows={[
              { label: words.subtotal, value: '₺24,036.00' },
              { label: words.fee, value: '₺25.00' },
              { label: words.total, value: '₺24,061.00', strong: true },
            ]}
          />
        </Card>
        <Thread
          steps={[
            { title: words.confirmed, text: '20 Nov 2026, 14:32', past: true },
            { title: words.in_production, text: words.emailHint },
            { title: words.shipped },
          ]}
        />
        <div className="grid gap-3">
          <SplitBar fromStock={54} toProduce={20} />
          <span className="flex items-center gap-2">
            <SplitKey half="stock" /> 54 <SplitKey half="produce" /> 20{' '}
            <SplitBar size="sm" fromStock={8} toProduce={4} />
          </span>
        </div>
        <RatioStrip
          cells={['S', 'M', 'L', 'XL'].map((size, at) => ({
            size,
            pieces: [1, 2, 2, 1][at] ?? 0,
            isMissing: size === 'L',
          }))}
        />
        <Callout title={words.notes}>{words.notesText}</Callout>
        <Callout
          tone="warning"
          icon={<WifiOff aria-hidden="true" />}
          action={<Button>{words.cancel}</Button>}
        >
          {words.failedText}
        </Callout>
        <Callout tone="accent" icon={<Link2 aria-hidden="true" />}>
          {words.emailHint}
        </Callout>
        <InfoList
          items={[
            { id: 'a', icon: <Clock aria-hidden="true" />, text: words.emailHint },
            { id: 'b', icon: <Mail aria-hidden="true" />, text: words.notesText },
            { id: 'c', icon: <ShoppingBasket aria-hidden="true" />, text: words.visible },
          ]}
        />
      </Specimen>
      <Specimen name="Pictures">
        {categories.map(category => (
          <span key={category} className="w-28">
            <Picture imageUrl={null} category={category} alt="" sizes="120px" />
          </span>
        ))}
        <span className="w-28 bg-accent-tint">
          <Picture bare imageUrl={null} category="BAGS" alt="" sizes="120px" />
        </span>
        <span className="w-28">
          <Picture imageUrl="/images/none/480.webp" category="BAGS" alt="" sizes="120px" />
        </span>
      </Specimen>
    </>
  );
}
