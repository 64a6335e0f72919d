import { opens } from '../checks/page.ts';
import { two, type Words } from '../language.ts';
import { row } from '../row.ts';
import { statements } from '../statements.ts';

const company = '1 §2 Screens and routes';
const downloads = '2 §2 Download routes';
const guides = '2 §2 Install guide routes';
const learning = '2 §2 Learning-resource routes';

/** Every route as the texts spell it, with what its heading must name. */
const routes: [string, string, string, Words][] = [
  [company, 'CompanyIntroduce', '/company-introduce', two(/公司/, /company/i)],
  [company, 'Cooperate', '/cooperate', two(/客户|合作/, /customer|partner|cooperat/i)],
  [company, 'CompanyNews, with its page', '/company-news/2', two(/新闻/, /news/i)],
  [company, 'ContactUs', '/contract-us', two(/联系/, /contact/i)],
  [company, 'JoinUs', '/join-us', two(/加入/, /join/i)],
  [company, '{product}Introduce', '/pwcore-introduce', 'PWcore'],
  [company, 'MLFFIntroduce (MatPL)', '/mlff', 'MatPL'],
  [company, 'LS3DFIntroduce', '/ls3df', 'LS3DF'],
  [company, 'PWMGUIIntroduce (Q-Flow)', '/pwm-gui-introduce', 'Q-Flow'],
  [company, 'QStudioIntroduce', '/qstudio-introduce', 'Q-Studio'],
  [company, 'Integration (all-in-one)', '/Integration', two(/一体/, /all-in-one/i)],
  [company, 'MSTATIONIntroduce', '/mstation-introduce', 'Mstation'],
  [company, 'DMSTATIONIntroduce', '/double-mstation-introduce', two(/双机|两机/, /two-machine/i)],
  [company, 'MCLUSTERIntroduce', '/mcluster-introduce', 'Mcluster'],
  [company, 'McloudIntroduce', '/mcloud-introduce', 'Mcloud'],
  [company, 'academic demo', '/Academic', two(/学术|科研/, /academic/i)],
  [company, 'industry demo', '/Industrial', two(/工业|产业/, /industr/i)],
  [downloads, 'GPU download', '/gpu-download', /GPU/],
  [downloads, 'DCU download', '/dcu-download', /DCU/],
  [downloads, 'CPU download', '/cpu-download', /CPU/],
  [downloads, 'Windows download', '/windows-download', /Windows/],
  [downloads, 'Pseudopotential download', '/potential-download', two(/赝势/, /pseudopotential/i)],
  [downloads, 'Module download', '/module-download', two(/模块/, /module/i)],
  [downloads, 'Utility download', '/utility-download', two(/工具|Utility/, /utilit/i)],
  [downloads, 'PWkit page', '/pwkit-download', 'PWkit'],
  [downloads, 'High-throughput platform download', '/high-through-put-download', two(/高通量/, /high-throughput/i)],
  [downloads, 'Cluster platform download', '/mcluster-download', two(/集群|Mcluster/, /cluster/i)],
  [downloads, 'Large-cell download', '/ls3df-download', 'LS3DF'],
  [downloads, 'MatPL download', '/MatPL-download', 'MatPL'],
  [downloads, 'Trial download (docker images)', '/pwcore-trial-download', two(/试用/, /trial/i)],
  [downloads, 'Free download (self-install trial)', '/pwcore-free-download', two(/试用|免费/, /trial|free/i)],
  [guides, 'the update guides', '/pwcore-update-function', two(/更新指南/, /update guide/i)],
  [guides, '{product}GetUUID', '/get-uuid-function', /UUID/],
  [guides, '{product}LicenseFunc', '/license-install-function', two(/许可/, /licen[cs]e/i)],
  [learning, 'FAQ', '/faq', two(/常见问题/, /FAQ|frequently asked/i)],
  [learning, 'Forum', '/forum', two(/论坛/, /forum/i)],
  [learning, 'Papers', '/paper', two(/文章|论文/, /paper|publication/i)],
  [learning, 'Update log', '/log', two(/更新日志/, /update log/i)],
  [learning, 'Trial application', '/trial', two(/试用/, /trial/i)],
  [learning, 'Course videos', '/course-vedio', two(/课程/, /course/i)],
  [learning, 'Lecture room', '/LongxunRoom', two(/讲堂|讲座/, /lecture/i)],
  [learning, 'Quick start', '/QuickStartTutorial', two(/快速入门|快速上手/, /quick start/i)],
  [learning, 'Cases', '/Case', two(/案例/, /case/i)],
  [learning, 'Paper reading', '/ReadPaper', two(/文献|论文/, /paper/i)],
  [learning, 'Module classroom', '/ModuleClass', two(/模块/, /module/i)],
  [learning, 'Modelling tips', '/Train', two(/建模/, /modelling/i)],
  [learning, 'Training camp', '/Camp', two(/训练营/, /camp/i)],
  [learning, 'Seminars', '/Seminar', two(/研讨会/, /seminar/i)],
  [learning, 'Tutorials', '/Tutorials', two(/教程/, /tutorial/i)],
  [learning, 'Bug log', '/test-log', two(/问题|缺陷/, /bug/i)],
];

/** Every route answers with its page. */
statements(
  'Routes',
  routes.map(([at, name, route, heading]) => row(at, `${route} is ${name}`, opens(route, heading))),
);
